// A card explained: the mouse rests on it, a finger or the right button is pressed on it.

import { html, nothing, render } from "./vendor/lit-html.js";
import { cardName, facts } from "./deck.js";
import { openCard, worth } from "./views/card.js";

/** @import { MadiaoCard } from "wire" */

const REST_MS = 550;
const PRESS_MS = 500;
const SLIP = 12;

const tip = document.createElement("div");
tip.id = "tip";
// What it says is told of a card by "?", too, and by the sheet that this opens.
tip.ariaHidden = "true";
tip.hidden = true;

/** @type {number | undefined} */
let resting;
/** What the tip is about. @type {Element | null} */
let about = null;
/** @type {number | undefined} */
let pressing;
/** @type {{ x: number, y: number } | null} */
let down = null;
/** When a long press has opened a card: the click and the menu that follow mean nothing. */
let opened = -Infinity;

/**
 * The card at which something happens.
 * @param {Event} event
 * @returns {{ card: MadiaoCard, element: Element } | null}
 */
function cardAt(event) {
  const element = event.target instanceof Element ? event.target.closest("[data-card]") : null;
  const card = /** @type {MadiaoCard | null | undefined} */ (element?.getAttribute("data-card"));
  return element && card ? { card, element } : null;
}

function hide() {
  clearTimeout(resting);
  tip.hidden = true;
}

/** @param {MadiaoCard} card @param {Element} element */
function show(card, element) {
  const { pinyin } = facts(card);
  render(html`<b>${cardName(card)}</b> ${pinyin ? html`<i lang="zh-Latn">${pinyin}</i>` : nothing}
    ${worth(card).map((line) => html`<p>${line}</p>`)}`, tip);
  (document.querySelector("dialog[open]") ?? document.body).append(tip);
  tip.hidden = false;
  about = element;
  const [at, own] = [element.getBoundingClientRect(), tip.getBoundingClientRect()];
  const above = at.top - own.height - 8;
  tip.style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`;
  tip.style.top = `${above > 0 ? above : Math.min(at.bottom + 8, innerHeight - own.height - 8)}px`;
}

/** @param {MadiaoCard} card */
function openOnce(card) {
  const now = performance.now();
  if (now - opened < 1000) return;
  opened = now;
  hide();
  openCard(card);
}

document.addEventListener("pointerover", (event) => {
  hide();
  const found = event.pointerType === "mouse" && event.buttons === 0 ? cardAt(event) : null;
  if (found) resting = setTimeout(() => found.element.isConnected && show(found.card, found.element), REST_MS);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  clearTimeout(pressing);
  const found = event.pointerType !== "mouse" && event.isPrimary ? cardAt(event) : null;
  down = { x: event.clientX, y: event.clientY };
  if (found) pressing = setTimeout(() => openOnce(found.card), PRESS_MS);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(pressing));
document.addEventListener("pointermove", (event) => {
  if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP) clearTimeout(pressing);
});
document.addEventListener("click", (event) => {
  if (performance.now() - opened > 1000 || !cardAt(event)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => {
  const found = cardAt(event);
  if (!found) return;
  event.preventDefault();
  openOnce(found.card);
});
addEventListener("keydown", hide, true);
addEventListener("scroll", (event) => {
  // The log scrolls whenever something happens; that moves no card.
  if (/** @type {Node} */ (event.target).contains(about)) hide();
}, { capture: true, passive: true });
