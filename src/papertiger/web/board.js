// The board as a view has it, with nothing left out.

/** @import { MadiaoView } from "wire" */

/**
 * The board, or null before the play.
 * @param {MadiaoView} view
 */
export function boardOf(view) {
  if (!view.board) return null;
  return { laid: [], tricks: [], won: [0, 0, 0, 0], winner: null, winning: null, ...view.board };
}
