// The pages of what was played: one's games, a replay. Each has a view of its own.

import { html, render } from "./vendor/lit-html.js";
import { effect } from "./vendor/signals-core.js";
import { readDeck } from "./deck.js";
import * as sheet from "./sheet.js";
import { masthead, places } from "./views/frame.js";
import { say, speak, usual } from "./words.js";

/**
 * What a view has: how it begins, what is to be seen, and its title.
 * @typedef {{ begin: () => void, drawn: () => unknown, title: () => string }} View
 */

/** @type {Array<[RegExp, () => Promise<View>]>} */
const VIEWS = [
  [/^\/games\/?$/, () => import("./views/games.js")],
  [/^\/(games|r)\//, () => import("./views/replay.js")],
];

const page = /** @type {HTMLElement} */ (document.querySelector("#page"));
const found = VIEWS.find(([path]) => path.test(location.pathname));

if (found) {
  const [view] = await Promise.all([found[1](), speak(usual()), readDeck()]);
  effect(() => {
    render(html`${masthead()}${places()}${view.drawn()}${sheet.drawn()}`, page);
    sheet.settle();
    document.title = `${view.title()} · ${say("web-title")}`;
  });
  view.begin();
}
