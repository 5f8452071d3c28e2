// A table's socket: opened again when it is lost, its gaps noticed, commands sent until answered.

import { signal } from "./vendor/signals-core.js";
import { remember, remembered } from "./memory.js";

/** @import { Command, Down, Parting, Refusal, Up } from "wire" */

/**
 * A command without what is added when it is sent.
 * @template T
 * @typedef {T extends unknown ? Omit<T, "id" | "seen"> : never} Unsent
 */

/** @typedef {"opening" | "open" | "lost" | "away"} State */

const PROTOCOL = 1;
const LONGEST_WAIT = 8000;
const STEADY = 5000;
const SILENCE = 45_000;

/** Farewells after which one does not come back by oneself. */
const STAYS_AWAY = new Set([
  "protocol", "malformed", "elsewhere", "no_such_table", "no_spectators", "closed",
]);

/** The socket of one table. */
export class Connection {
  /** How it stands. @type {import("./vendor/signals-core.js").Signal<State>} */
  state = signal("opening");
  /** Why it was closed. @type {import("./vendor/signals-core.js").Signal<Parting | null>} */
  parted = signal(null);

  #table;
  #hear;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {string | null} */
  #stream = null;
  #n = 0;
  #tries = 0;
  #openedAt = 0;
  #greeted = false;
  /** @type {number | undefined} */
  #timer;
  /** @type {number | undefined} */
  #watch;
  /** @type {Map<string, { command: Command, answered: (refused: Refusal | null) => void }>} */
  #unanswered = new Map();

  /**
   * @param {string} table
   * @param {(message: Down) => void} hear
   */
  constructor(table, hear) {
    this.#table = table;
    this.#hear = hear;
    addEventListener("online", () => {
      if (this.state.value === "lost") this.open();
    });
  }

  /** Open it, now. */
  open() {
    clearTimeout(this.#timer);
    this.#greeted = false;
    this.parted.value = null;
    if (this.state.value === "away") this.state.value = "opening";
    const address = `${location.origin.replace("http", "ws")}/tables/${this.#table}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#openedAt = performance.now();
    socket.addEventListener("open", () => this.#hello());
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  /**
   * Send a command, again and again until it is answered; who presses twice means it once.
   * @param {Unsent<Command>} command
   * @param {(refused: Refusal | null) => void} answered
   */
  send(command, answered) {
    const text = JSON.stringify(command);
    for (const { command: { id, seen, ...same } } of this.#unanswered.values()) {
      if (JSON.stringify(same) === text) return;
    }
    const id = [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("");
    const whole = /** @type {Command} */ ({ ...command, id, seen: this.#n });
    this.#unanswered.set(id, { command: whole, answered });
    if (this.#greeted) this.#put(whole);
  }

  /** @param {Up} message */
  #put(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hello() {
    const token = remembered(`seat ${this.#table}`);
    this.#put({ do: "hello", protocol: PROTOCOL, token, stream: this.#stream, after: this.#n });
    this.#listen();
  }

  /** A socket that has been silent for too long is dead, whatever the system says. */
  #listen() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#socket?.close();
      this.#lost();
    }, SILENCE);
  }

  /** @param {Down} message */
  #take(message) {
    this.#listen();
    switch (message.is) {
      case "beat":
        this.#put({ do: "pong", beat: message.beat });
        return;
      case "goodbye":
        this.parted.value = message.why;
        return;
      case "seated":
        remember(`seat ${this.#table}`, message.token);
        break;
      case "answer":
        this.#unanswered.get(message.id)?.answered(message.refused ?? null);
        this.#unanswered.delete(message.id);
        return;
      case "welcome":
        this.#welcomed(message.stream);
        this.#n = message.n;
        break;
      case "room":
      case "madiao":
      case "mao":
      case "heard":
        if (message.n > this.#n + 1) {
          this.#socket?.close();
          return;
        }
        this.#n = Math.max(this.#n, message.n);
        break;
      default:
        break;
    }
    this.#hear(message);
  }

  /** @param {string} stream */
  #welcomed(stream) {
    if (stream !== this.#stream) {
      for (const { command } of this.#unanswered.values()) command.seen = 0;
    }
    this.#stream = stream;
    this.state.value = "open";
    if (this.#greeted) return;
    this.#greeted = true;
    for (const { command } of this.#unanswered.values()) this.#put(command);
  }

  #lost() {
    clearTimeout(this.#watch);
    this.#socket = null;
    this.#greeted = false;
    const why = this.parted.value;
    if (why && STAYS_AWAY.has(why)) {
      this.state.value = "away";
      return;
    }
    if (why === "bad_token") {
      remember(`seat ${this.#table}`, null);
      [this.#stream, this.#n] = [null, 0];
    }
    this.state.value = "lost";
    if (performance.now() - this.#openedAt > STEADY) this.#tries = 0;
    const step = this.#tries === 0 ? 0 : Math.min(250 * 2 ** (this.#tries - 1), LONGEST_WAIT);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.open(), step * (0.5 + Math.random()));
  }
}
