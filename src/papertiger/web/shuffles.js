// Whether the shuffles of a record are those that were committed to: docs/fairness.md, in a browser.

import { sha256 } from "./sha256.js";

/**
 * A hand of a record: its header's line, its commitment, the players' words, and what is found.
 * `verdict` is one of `papertiger verify`; `line` is where an order is another one.
 * @typedef {object} Hand
 * @property {string} commitment
 * @property {string[]} names
 * @property {string[]} words
 * @property {number} orders
 * @property {"proven" | "no-commitment" | "no-secret" | "other-secret" | "used-again" | "other-order"} verdict
 * @property {number} line
 */

const text = new TextEncoder();

/** @param {Array<Uint8Array>} parts */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} data */
export function hex(data) {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A number in so many bytes, the highest first.
 * @param {number} value
 * @param {number} size
 */
function number(value, size) {
  return Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
}

/**
 * The seed of a hand, from its secret and the words by place.
 * @param {Uint8Array} secret
 * @param {string[]} words
 */
export function seedOf(secret, words) {
  const added = words.flatMap((word) => [number(text.encode(word).length, 2), text.encode(word)]);
  return sha256(joined(text.encode("papertiger fair 1:"), secret, ...added));
}

/**
 * The order of that number, of so many things.
 * @param {Uint8Array} seed
 * @param {number} index
 * @param {number} count
 */
export function orderOf(seed, index, count) {
  const things = Array.from({ length: count }, (_, at) => at);
  /** @type {number[]} */
  let words = [];
  let block = 0;
  for (let places = count; places > 1; places -= 1) {
    const fair = 2 ** 32 - (2 ** 32 % places);
    let word = fair;
    while (word >= fair) {
      if (!words.length) {
        const digest = new DataView(sha256(joined(seed, number(index, 8), number(block, 8))).buffer);
        words = Array.from({ length: 8 }, (_, at) => digest.getUint32(at * 4));
        block += 1;
      }
      word = words.shift() ?? fair;
    }
    const other = word % places;
    [things[places - 1], things[other]] = [things[other] ?? 0, things[places - 1] ?? 0];
  }
  return things;
}

/**
 * What the hands of a record prove by themselves.
 * @param {string} record the lines of a `.tiger` file
 * @returns {Hand[]}
 */
export function check(record) {
  /** @type {Hand[]} */
  const hands = [];
  const used = new Set();
  let seed = new Uint8Array();
  record.split("\n").forEach((line, at) => {
    if (!line) return;
    const found = JSON.parse(line);
    const hand = hands.at(-1);
    if ("tiger" in found) {
      const words = found.entropy ?? [];
      const secret = bytes(found.secret ?? "");
      seed = seedOf(secret, words);
      hands.push({
        commitment: found.commitment ?? "", names: found.seats, words, orders: 0, line: at + 1,
        verdict: verdict(found, hex(sha256(joined(text.encode("commitment:"), secret))), used),
      });
      used.add(found.secret);
    } else if (hand && "chance" in found) {
      const right = String(orderOf(seed, hand.orders, found.chance.length)) === String(found.chance);
      hand.orders += 1;
      if (right || (hand.verdict !== "proven" && hand.verdict !== "no-commitment")) return;
      [hand.verdict, hand.line] = ["other-order", at + 1];
    }
  });
  return hands;
}

/**
 * @param {{ secret?: string, commitment?: string }} header
 * @param {string} found the commitment to its secret
 * @param {Set<unknown>} used secrets of hands before
 * @returns {Hand["verdict"]}
 */
function verdict({ secret, commitment }, found, used) {
  if (!secret) return commitment ? "no-secret" : "no-commitment";
  if (commitment && found !== commitment) return "other-secret";
  if (used.has(secret)) return "used-again";
  return commitment ? "proven" : "no-commitment";
}
