// A bare page: opens a table of Madiao, sits down, plays. What it shows are the server's own words.

const PROTOCOL = 1;
const LANGUAGES = { en: "English", ru: "Русский", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" };
const AGAIN_MS = 1000;
const STAYS_AWAY = new Set([
  "protocol", "malformed", "elsewhere", "no_such_table", "bad_token", "no_spectators", "closed",
]);

const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
const page = document.querySelector("#page");
const status = document.querySelector("#status");
let words = {};
let socket = null;
let room = null;
let view = null;
let place = null;
let seen = 0;
let parted = "";

function usual() {
  for (const wanted of [localStorage.getItem("language"), ...navigator.languages]) {
    const tag = String(wanted);
    if (tag in LANGUAGES) return tag;
    if (/^zh\b/i.test(tag)) return /hant|-(tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : "zh-Hans";
    const short = tag.split("-")[0];
    if (short in LANGUAGES) return short;
  }
  return "en";
}

function made(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function button(text, press, attributes) {
  const element = made("button", text, { type: "button", ...attributes });
  element.addEventListener("click", press);
  return element;
}

function lines(pairs) {
  const list = document.createElement("dl");
  for (const [label, text] of pairs) {
    const value = made("dd", "");
    value.append(made("bdi", text));
    list.append(made("dt", label), value);
  }
  return list;
}

async function speak(language) {
  words = await (await fetch(`/pages/words/${language}.json`)).json();
  document.documentElement.lang = language;
  localStorage.setItem("language", language);
  const choices = Object.entries(LANGUAGES).map(([tag, name]) =>
    button(name, () => speak(tag), { lang: tag, "aria-current": String(tag === language) }));
  document.querySelector("#languages").replaceChildren(...choices);
  draw();
}

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    status.textContent = words["page-refused"];
    throw new Error(`${path}: ${answer.status}`);
  }
  return answer.json();
}

async function openTable(form) {
  const name = new FormData(form).get("name").trim();
  await ask("/api/me", name ? { name } : undefined);
  const settings = { game: "madiao", bots: "steady" };
  location.href = `/t/${(await ask("/api/tables", { settings })).table}`;
}

function front() {
  const form = document.createElement("form");
  const label = made("label", words["page-name"]);
  label.append(made("input", "", { name: "name", maxlength: "24", autocomplete: "nickname" }));
  form.append(label, made("button", words["page-open"], { id: "open" }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openTable(form).catch(() => {});
  });
  return [form];
}

function send(command) {
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);
  socket.send(JSON.stringify({ id, seen, ...command }));
}

function come() {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/tables/${table}/socket`);
  socket.addEventListener("open", () => {
    const token = localStorage.getItem(`seat ${table}`);
    socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, token }));
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    if (parted === "bad_token") localStorage.removeItem(`seat ${table}`);
    if (!STAYS_AWAY.has(parted)) setTimeout(come, AGAIN_MS);
    else if (parted === "bad_token") come();
    status.textContent = words[`parting-${(parted || "too_slow").replaceAll("_", "-")}`] ?? "";
  });
}

function hear(message) {
  seen = message.n ?? seen;
  switch (message.is) {
    case "welcome":
      [place, view, parted, status.textContent] = [message.place, null, "", ""];
      break;
    case "seated":
      localStorage.setItem(`seat ${table}`, message.token);
      break;
    case "room":
      room = message.room;
      break;
    case "madiao":
    case "mao":
      view = message.view ?? view;
      break;
    case "beat":
      socket.send(JSON.stringify({ do: "pong", beat: message.beat }));
      return;
    case "answer":
      status.textContent = message.refused ? words["page-refused"] : "";
      return;
    case "goodbye":
      parted = message.why;
      return;
    default:
      return;
  }
  draw();
}

const card = (code) => words.cards[code] ?? code;
const name = (at) => room.chairs[at]?.name || words["page-nobody"];
const player = (seat) => name(room.seats[seat] ?? seat);

function laid(each) {
  return `${player(each.seat)}: ${each.card ? card(each.card) : words["page-face-down"]}`;
}

function choices(asked) {
  const move = (text, chosen) => button(text, () => send({ do: "madiao", move: chosen }));
  const from = (low, high, step) =>
    Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step);
  switch (asked.ask) {
    case "stake":
      return from(asked.low, asked.high, 2).map((stake) =>
        move(`${words["page-stake"]} ${stake}`, { do: "name_stake", stake }));
    case "cut":
      return from(asked.low, asked.high, 1).map((depth) =>
        move(`${words["page-cut"]} ${depth}`, { do: "cut", depth }));
    case "redeal":
      return [
        move(words["page-keep"], { do: "waive_redeal" }),
        ...(asked.may_demand ? [move(words["page-redeal"], { do: "demand_redeal" })] : []),
      ];
    case "play":
      return asked.choices.map(([code, face]) =>
        move(face === "down" ? `${card(code)} (${words["page-face-down"]})` : card(code),
          { do: "play", card: code, face }));
    default:
      return [];
  }
}

function game() {
  if (!view || room.settings.game !== "madiao") return [];
  const shown = [
    [words["page-turn"], view.waiting.map(player).join(", ")],
    [words["page-totals"], view.totals.map((sum, seat) => `${player(seat)} ${sum}`).join(", ")],
  ];
  if (view.board) {
    shown.push([words["page-trick"], view.board.laid.map(laid).join(", ")]);
    shown.push([words["page-tricks"], view.board.won.map((won, seat) => `${player(seat)} ${won}`).join(", ")]);
  }
  if (view.hand.length) shown.push([words["page-hand"], view.hand.map(card).join(", ")]);
  const asked = made("div", "", { id: "choices" });
  asked.append(...(view.ask ? choices(view.ask) : []));
  return [lines(shown), asked];
}

function atTable() {
  if (!room) return [];
  const chairs = room.chairs.map((chair, at) => [`${words["page-place"]} ${at + 1}`, name(at)]);
  const doings = [];
  const before = room.phase === "gathering" || room.phase === "over";
  if (place === null) doings.push(button(words["page-sit"], () => send({ do: "sit_down" }), { id: "sit" }));
  else if (room.phase === "over") doings.push(button(words["page-again"], () => send({ do: "rematch" })));
  else if (before && room.host === place) {
    doings.push(button(words["page-start"], () => send({ do: "start" }), { id: "start" }));
  } else if (before) doings.push(button(words["page-ready"], () => send({ do: "ready" }), { id: "ready" }));
  return [lines(chairs), ...doings, ...game()];
}

function draw() {
  page.replaceChildren(...(table ? atTable() : front()));
}

await speak(usual());
if (table) come();
