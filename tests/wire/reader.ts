// What a client in TypeScript may rely on; .ci/run compiles it, nothing runs it.
import type {
  Command, Down, MadiaoAsk, MadiaoMove, MaoTold, Routes, Settings, Up,
} from "../../docs/wire/wire";

/** Every message can be told apart, and none is forgotten. */
export function heard(message: Down): number | null {
  switch (message.is) {
    case "welcome":
    case "room":
    case "madiao":
    case "mao":
    case "heard":
      return message.n;
    case "answer":
      return message.refused == null ? null : message.refused.code.length;
    case "seated":
      return message.place;
    case "transfer_code":
      return message.seconds;
    case "trying":
      return message.done / message.of;
    case "tried":
      return message.conflicts?.length ?? 0;
    case "pong":
      return message.sent;
    case "beat":
      return message.beat;
    case "goodbye":
      return message.why === "restart" ? 0 : null;
    default: {
      const forgotten: never = message;
      return forgotten;
    }
  }
}

/** What is asked tells what may be answered. */
export function answered(ask: MadiaoAsk): MadiaoMove {
  switch (ask.ask) {
    case "stake":
      return { do: "name_stake", stake: ask.low };
    case "cut":
      return { do: "cut", depth: ask.high };
    case "redeal":
      return ask.may_demand ? { do: "demand_redeal" } : { do: "waive_redeal" };
    case "play": {
      const [card, face] = ask.choices[0]!;
      return { do: "play", card, face };
    }
  }
}

export function seen(event: MaoTold): string | null {
  return event.event === "drawn" ? event.card : null;
}

export const hello: Up = { do: "hello", protocol: 1, token: null };
export const move: Command = { do: "madiao", id: "1", move: { do: "play", card: "T90" } };
export const settings: Settings = { game: "mao", places: 7, options: { referee: "both" } };
export const opened: Routes["POST /api/tables"]["body"] = { settings };

// @ts-expect-error there is no such card
export const noCard: MadiaoMove = { do: "play", card: "T10" };
// @ts-expect-error a command has an id
export const noId: Command = { do: "start" };
// @ts-expect-error a Madiao table has four places
export const noPlaces: Settings = { game: "madiao", places: 5 };
// @ts-expect-error news come down, they do not go up
export const noNews: Up = { is: "pong", sent: 1 };
