// The moments before the play: the stake is named, the pack is cut, a redeal may be demanded.

import { html, nothing } from "../vendor/lit-html.js";
import { asked, send } from "../table.js";
import { say } from "../words.js";

/** @import { MadiaoAsk, MadiaoMove, MadiaoView } from "wire" */

/** @param {MadiaoMove} move */
function answer(move) {
  send({ do: "madiao", move });
}

/**
 * A number to choose, and a press to be done.
 * @param {{ title: string, about: string, name: string, low: number, high: number, step: number,
 *   usual: number, done: string, chosen: (value: number) => void }} given
 */
function number(given) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    given.chosen(Number(form.get(given.name)));
  };
  return html`<form class="moment" @submit=${submit}>
    <h2>${given.title}</h2><p>${given.about}</p>
    <label>${given.title}
      <input type="range" name=${given.name} min=${given.low} max=${given.high} step=${given.step}
        .value=${String(given.usual)}
        @input=${(/** @type {Event} */ event) => {
          const range = /** @type {HTMLInputElement} */ (event.target);
          if (range.nextElementSibling) range.nextElementSibling.textContent = range.value;
        }}><output .textContent=${String(given.usual)}></output></label>
    <button class="chief" data-answer>${given.done}</button>
  </form>`;
}

/** What it is about, if it is not about a card to lay. @param {MadiaoAsk} ask */
export function title(ask) {
  return say(ask.ask === "redeal" && !ask.may_demand ? "web-keep-title" : `tui-${ask.ask}-title`);
}

/** What is asked of the reader beside cards. @param {MadiaoView} view */
export function question(view) {
  const ask = asked.value;
  switch (ask?.ask) {
    case "stake":
      return number({
        title: title(ask), about: say("web-stake-about"), name: "stake",
        low: ask.low, high: ask.high, step: 2, usual: view.stake ?? ask.low, done: say("web-name-stake"),
        chosen: (stake) => answer({ do: "name_stake", stake }),
      });
    case "cut":
      return number({
        title: title(ask), about: say("web-cut-about"), name: "depth",
        low: ask.low, high: ask.high, step: 1, usual: Math.round((ask.low + ask.high) / 2),
        done: say("web-cut"), chosen: (depth) => answer({ do: "cut", depth }),
      });
    case "redeal":
      return html`<div class="moment"><h2>${title(ask)}</h2>
        <p>${say(ask.may_demand ? "web-redeal-about" : "web-keep-about")}</p>
        <div class="doings">
          <button class="chief" data-answer @click=${() => answer({ do: "waive_redeal" })}>
            ${say("web-keep")}</button>
          ${ask.may_demand ? html`<button @click=${() => answer({ do: "demand_redeal" })}>
            ${say("web-redeal")}</button>` : nothing}
        </div></div>`;
    default:
      return nothing;
  }
}
