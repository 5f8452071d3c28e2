// The forty cards: their faces, their names in the reader's language, their order. The board that they
// lie on, and where seats are for who looks.

import { language } from "./words.js";

/** @import { MadiaoCard, MadiaoView } from "wire" */

/**
 * @typedef {object} CardFacts
 * @property {string} suit
 * @property {boolean} red
 * @property {Record<string, string>} names
 * @property {string} pinyin
 * @property {Record<string, string> | null} hero
 * @property {[place: number, all: number]} rank in its suit, from the top
 * @property {boolean} lowest
 * @property {boolean} top
 * @property {boolean} hundred whether it is the card with rules of its own
 * @property {MadiaoCard | null} under the top that it is the second of
 * @property {"three" | "four" | null} set the smallest set of honours that it is in
 */

/** @type {Record<string, CardFacts>} */
let cards = {};
/** @type {string[]} */
let order = [];

/** Read what the server knows of its cards. */
export async function readDeck() {
  const answer = await fetch(new URL("./cards.json", import.meta.url));
  if (!answer.ok) throw new Error(`cards.json: ${answer.status}`);
  cards = await answer.json();
  order = Object.keys(cards);
}

/**
 * What is known of a card.
 * @param {MadiaoCard} card
 */
export function facts(card) {
  const found = cards[card];
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

/**
 * A card's name in the language that is spoken.
 * @param {MadiaoCard} card
 */
export function cardName(card) {
  return facts(card).names[language.value] ?? card;
}

/**
 * Where the picture of a card is; of the back, if it is hidden.
 * @param {MadiaoCard | null} card
 */
export function face(card) {
  return new URL(`./cards/${card ?? "back"}.svg`, import.meta.url).href;
}

/**
 * Cards in the order of the deck: suit after suit.
 * @param {readonly MadiaoCard[]} held
 */
export function sorted(held) {
  return [...held].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Have every picture at hand before it is needed, when the page has nothing else to do. */
export function preload() {
  const fetchAll = () => {
    for (const card of [null, ...order]) new Image().src = face(/** @type {MadiaoCard | null} */ (card));
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll);
}

/**
 * The board, or null before the play.
 * @param {MadiaoView} view
 */
export function boardOf(view) {
  if (!view.board) return null;
  return { laid: [], tricks: [], won: [0, 0, 0, 0], winner: null, winning: null, ...view.board };
}

/** The sides of the table, from the reader on as the turn goes: counter-clockwise. */
export const SIDES = /** @type {const} */ (["south", "east", "north", "west"]);

/**
 * Where a seat is for who looks from another.
 * @param {number} seat
 * @param {number} from
 */
export function sideOf(seat, from) {
  return SIDES[(seat - from + 4) % 4] ?? "south";
}

/** The seats from one on, in the order of the sides. @param {number} from */
export function seatsFrom(from) {
  return SIDES.map((_, by) => (from + by) % 4);
}
