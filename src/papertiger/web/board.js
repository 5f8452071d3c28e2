// The board as a view has it, with nothing left out; where seats are for who looks.

/** @import { MadiaoView } from "wire" */

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
