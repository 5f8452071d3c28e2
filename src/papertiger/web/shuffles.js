// Whether the shuffles of a record are those that were committed to: docs/fairness.md, in a browser.

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

// SHA-256 of our own: what the browser has is missing on plain http, as in a local network.

/** The first 32 bits of what comes after the point of the roots of the first primes. */
const [START, ROUNDS] = constants();

/** @returns {[number[], number[]]} */
function constants() {
  const [start, rounds] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  const fraction = (/** @type {number} */ root) => ((root % 1) * 2 ** 32) | 0;
  for (let n = 2; rounds.length < 64; n += 1) {
    let prime = true;
    for (let by = 2; by * by <= n; by += 1) prime = prime && n % by > 0;
    if (!prime) continue;
    if (start.length < 8) start.push(fraction(Math.sqrt(n)));
    rounds.push(fraction(Math.cbrt(n)));
  }
  return [start, rounds];
}

/**
 * The 32 bytes of the SHA-256 of some bytes.
 * @param {Uint8Array} data
 */
export function sha256(data) {
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length << 3);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < length; block += 64) mix(hash, words, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/**
 * One block of 64 bytes more.
 * @param {Int32Array} hash
 * @param {Int32Array} words room for 64
 * @param {DataView} view
 * @param {number} block
 */
function mix(hash, words, view, block) {
  const turn = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));
  const word = (/** @type {number} */ at) => /** @type {number} */ (words[at]);
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      words[at] = view.getInt32(block + at * 4);
      continue;
    }
    const [far, near] = [word(at - 15), word(at - 2)];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = word(at - 16) + one + word(at - 7) + two;
  }
  let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ (
    /** @type {unknown} */ ([...hash]));
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, at) => (hash[at] = (hash[at] ?? 0) + sum));
}
