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
