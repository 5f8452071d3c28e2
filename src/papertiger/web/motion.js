// Cards that move: dealt one by one, laid from where they were, gathered to who won the trick, the
// upcard turned over. What is on the page is always the newest already: what flies are pictures over
// it, or it comes from elsewhere to where it is. A press or a key ends all that moves.

import { SIDES, face } from "./deck.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const FLY_MS = 260;
const APART_MS = 42;
const GATHER_MS = 380;
const TURN_MS = 900;
const EASE = "cubic-bezier(.2,.8,.3,1)";

/** The width that a picture in flight is drawn at, before it is made larger or smaller. */
const WIDTH = 96;

/** Where a card lies in the window. @typedef {{ x: number, y: number, width: number }} Box */

/**
 * What lay on the table before it was drawn anew.
 * @typedef {object} Before
 * @property {string} deal which deal it is, "" between them
 * @property {string} trick which trick of which deal
 * @property {string} upcard
 * @property {string} winner the side of who wins the trick
 * @property {{ src: string, box: Box }[]} laid
 * @property {Map<string, Box>} hand
 */

/** @type {WeakSet<Element>} */
const known = new WeakSet();
/** @type {Map<Animation, Element | null>} */
const running = new Map();
/** @type {HTMLElement | null} */
let layer = null;

/** @param {Element} element @returns {Box} */
function boxOf(element) {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
}

/** @param {Box} box @param {number} [open] how far it is turned to who looks, 0 to 1 */
function at(box, open = 1) {
  const scale = box.width / WIDTH;
  return `translate(${box.x + box.width * (1 - open) / 2}px, ${box.y}px) scale(${scale * open}, ${scale})`;
}

/** End all that moves. */
export function still() {
  for (const [animation, picture] of running) {
    animation.cancel();
    picture?.remove();
  }
  running.clear();
}

addEventListener("pointerdown", still, true);
addEventListener("keydown", still, true);

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @param {Element | null} [picture] what is taken away at the end
 */
function move(element, frames, timing, picture = null) {
  const animation = element.animate(frames, { duration: FLY_MS, easing: EASE, fill: "backwards", ...timing });
  running.set(animation, picture);
  animation.onfinish = () => {
    running.delete(animation);
    picture?.remove();
  };
}

/**
 * A picture that flies over the page, and is gone.
 * @param {string} src
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
function fly(src, frames, timing) {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.ariaHidden = "true";
    document.body.append(layer);
  }
  const picture = document.createElement("img");
  picture.src = src;
  picture.alt = "";
  layer.append(picture);
  move(picture, frames, timing, picture);
}

/** @param {Element} root @returns {HTMLElement | null} */
function feltOf(root) {
  return root.querySelector(".felt");
}

/**
 * Where the cards of a seat are.
 * @param {Element} felt
 * @param {string} side
 * @returns {Box | null}
 */
function seatBox(felt, side) {
  const plate = felt.querySelector(`.plate.${side}`);
  if (!plate) return null;
  const { x, y, width, height } = (plate.querySelector(".backs") ?? plate).getBoundingClientRect();
  return { x: x + width / 2 - 14, y: y + height / 2 - 21, width: 28 };
}

/**
 * Look at the table, before it is drawn anew.
 * @param {Element} root
 * @returns {Before}
 */
export function look(root) {
  const { deal = "", trick = "", upcard = "" } = feltOf(root)?.dataset ?? {};
  const laid = /** @type {HTMLImageElement[]} */ ([...root.querySelectorAll(".laid .card")]);
  const hand = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".held")]);
  return {
    deal, trick, upcard,
    winner: root.querySelector(".laid.wins")?.getAttribute("data-side") ?? "",
    laid: laid.map((each) => ({ src: each.src, box: boxOf(each) })),
    hand: new Map(hand.map((each) => [each.dataset.card ?? "", boxOf(each)])),
  };
}

/**
 * Move what is new since then, unless nothing is to move.
 * @param {Before} before
 * @param {Element} root
 * @param {boolean} quiet
 */
export function settle(before, root, quiet) {
  const felt = feltOf(root);
  const fresh = [...root.querySelectorAll(".laid")].filter((each) => !known.has(each));
  for (const each of fresh) known.add(each);
  if (quiet || STILL.matches || document.hidden || !felt) return still();
  const { deal = "", trick = "", upcard = "" } = felt.dataset;
  if (before.laid.length === 4 && trick !== before.trick) gather(felt, before);
  for (const each of fresh) lay(root, felt, before, each);
  const dealt = deal !== "" && deal !== before.deal;
  if (dealt) dealAll(root, felt);
  if (upcard && (dealt || before.upcard && upcard !== before.upcard)) turnOver(root, felt, upcard, dealt);
}

/** @param {Element} felt @param {Before} before */
function gather(felt, before) {
  const to = seatBox(felt, before.winner);
  if (!to) return;
  for (const { src, box } of before.laid) {
    fly(src, [{ transform: at(box) }, { transform: at(to), opacity: 0.2 }], { duration: GATHER_MS, easing: "ease-in" });
  }
}

/**
 * One's own card comes from the hand, and nobody else's is in there.
 * @param {Element} root
 * @param {Element} felt
 * @param {Before} before
 * @param {Element} laid
 */
function lay(root, felt, before, laid) {
  const side = laid.getAttribute("data-side") ?? "";
  const gone = [...before.hand].find(([card]) => !root.querySelector(`.held[data-card=${card}]`));
  const from = side === "south" && gone ? gone[1] : seatBox(felt, side);
  const to = boxOf(laid.querySelector(".card") ?? laid);
  if (!from) return;
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  move(laid, [{ transform, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {});
}

/** The pack in the middle of the table. @param {Element} felt @returns {Box} */
function packOf(felt) {
  const { x, y, width, height } = felt.getBoundingClientRect();
  return { x: x + width / 2 - 32, y: y + height / 2 - 48, width: 64 };
}

/**
 * Eight cards to each, one by one.
 * @param {Element} root
 * @param {HTMLElement} felt
 */
function dealAll(root, felt) {
  still();
  const pack = packOf(felt);
  const held = [...root.querySelectorAll(".held")].map((each) => ({ each, box: boxOf(each) }));
  const start = Math.max(SIDES.findIndex((side) => side === felt.dataset.first), 0);
  const seats = SIDES.map((side) => ({
    box: seatBox(felt, side), backs: felt.querySelector(`.plate.${side} .backs`),
  }));
  for (const [own, { backs }] of seats.entries()) {
    // One thing that moves for eight cards: each of its own would be too much for a slow machine.
    const [delay, duration] = [(own - start + 4) % 4 * APART_MS + FLY_MS, 32 * APART_MS];
    if (backs) move(backs, [{ opacity: 0.1 }, { opacity: 1 }], { delay, duration, easing: "steps(8)" });
  }
  for (let count = 0; count < 32; count += 1) {
    const own = (start + count) % 4;
    const [delay, turn] = [count * APART_MS, Math.floor(count / 4)];
    const mine = own === 0 ? held[turn] : undefined;
    const seat = seats[own];
    if (mine) {
      const [x, y] = [pack.x - mine.box.x, pack.y - mine.box.y];
      move(mine.each, [
        { transform: `translate(${x}px, ${y}px) scale(${pack.width / mine.box.width})`, opacity: 0 },
        { opacity: 1, offset: 0.2 }, { transform: "none", opacity: 1 },
      ], { delay });
    } else if (seat?.box) {
      fly(face(null), [{ transform: at(pack), opacity: 0 }, { opacity: 1, offset: 0.1 },
        { transform: at(seat.box), opacity: 1 }], { delay });
    }
  }
}

/**
 * The upcard lies face down on the stock, is turned, and goes to where it is always in sight.
 * @param {Element} root
 * @param {Element} felt
 * @param {string} upcard
 * @param {boolean} dealt
 */
function turnOver(root, felt, upcard, dealt) {
  const pack = packOf(felt);
  const goal = root.querySelector(".strip .upcard");
  const to = goal ? boxOf(goal) : pack;
  const delay = dealt ? 32 * APART_MS : 0;
  const half = TURN_MS / 5;
  fly(face(null), [{ transform: at(pack) }, { transform: at(pack, 0) }], { delay, duration: half, easing: "ease-in" });
  fly(face(/** @type {import("wire").MadiaoCard} */ (upcard)), [
    { transform: at(pack, 0) }, { transform: at(pack), offset: 0.25 }, { transform: at(pack), offset: 0.7 },
    { transform: at(to) },
  ], { delay: delay + half, duration: TURN_MS - half, easing: "ease-in-out" });
}
