// Cards that come to the table come from somewhere; what is told again stands there at once.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const DEAL_MS = 260;
const APART_MS = 35;

/** @type {WeakSet<Element>} */
const known = new WeakSet();

/** Where a card comes from, in its own widths and heights. @type {Record<string, [number, number]>} */
const FROM = { south: [0, 1.4], east: [1.6, 0], north: [0, -1.2], west: [-1.6, 0] };

/**
 * Move what is new since the last time, unless nothing is to move.
 * @param {Element} root
 * @param {boolean} quiet
 */
export function settle(root, quiet) {
  let count = 0;
  for (const element of root.querySelectorAll("[data-from]")) {
    if (known.has(element)) continue;
    known.add(element);
    if (quiet || STILL.matches) continue;
    const [x, y] = FROM[element.getAttribute("data-from") ?? "south"] ?? [0, 0];
    element.animate(
      [{ transform: `translate(${x * 100}%, ${y * 100}%)`, opacity: 0 }, {}],
      { duration: DEAL_MS, delay: count * APART_MS, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
    );
    count += 1;
  }
}
