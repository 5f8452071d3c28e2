// What must always be in sight: the stake, the banker, the upcard, the tops, the suit that was led.

import { html, nothing } from "../vendor/lit-html.js";
import { boardOf, facts } from "../deck.js";
import { names } from "../table.js";
import { say } from "../words.js";
import { little } from "./card.js";

/** @import { MadiaoView } from "wire" */

/**
 * @param {string} label
 * @param {unknown} value
 * @param {string} [what]
 */
function entry(label, value, what = "") {
  return html`<div class=${what}><dt>${label}</dt><dd>${value ?? say("tui-none")}</dd></div>`;
}

/** The strip above the table. @param {MadiaoView} view */
export function strip(view) {
  const board = boardOf(view);
  const led = board?.laid[0]?.card;
  const number = Math.min((board?.tricks.length ?? 0) + 1, 8);
  const winner = board?.winner;
  return html`<section class="strip" aria-label=${say("web-strip")}><dl>
    ${entry(say("tui-hand-number"), view.hands + (view.phase === "over" ? 0 : 1))}
    ${board ? entry(say("tui-trick-number"), say("tui-trick-of", { number, all: 8 })) : nothing}
    ${entry(say("tui-stake"), view.stake)}
    ${entry(say("tui-banker"), view.banker === null ? null
      : html`<bdi>${names.value[view.banker] || say("web-nobody")}</bdi>`, "of-banker")}
    ${entry(say("tui-upcard"), view.upcard ? html`<span class="upcard">${little(view.upcard)}</span>` : null)}
    ${entry(say("tui-tops"), view.tops.length ? little(...view.tops) : null)}
    ${entry(say("tui-led"), led ? say(`suit-${facts(led).suit}`) : null)}
    ${entry(say("tui-winning"), board?.winning && winner != null ? html`<span class="littles">
      ${little(board.winning)}<bdi>${names.value[winner] ?? ""}</bdi></span>` : null, "of-winning")}
  </dl></section>`;
}
