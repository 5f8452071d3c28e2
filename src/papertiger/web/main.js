// The page: the language, what is to be seen at this address, and drawing it anew when it changes.

import { html, nothing, render } from "./vendor/lit-html.js";
import { effect } from "./vendor/signals-core.js";
import { preload, readDeck } from "./deck.js";
import { look as lookAtCards, settle as moveCards } from "./motion.js";
import * as sheet from "./sheet.js";
import "./tips.js";
import { catchingUp, asked, connection, table, view, room } from "./table.js";
import { banner, masthead, places } from "./views/frame.js";
import { arrive } from "./tables.js";
import { home, prepare } from "./views/home.js";
import { waitingRoom } from "./views/waiting.js";
import { begin } from "./begin.js";
import { keepShell, outdated } from "./shell.js";
import { keepWatch } from "./witness.js";
import { focusAsked } from "./views/hand.js";
import { tableOfMadiao } from "./views/table.js";
import { language, say, speak, usual } from "./words.js";

const page = /** @type {HTMLElement} */ (document.querySelector("#page"));

function atTable() {
  if (!room.value) {
    // Who does not come is told why by the banner.
    const title = connection?.state.value === "away" ? "web-title" : "web-coming";
    return html`<main class="waiting"><h1>${say(title)}</h1></main>`;
  }
  if (room.value.settings.game !== "madiao") {
    return html`<main class="waiting"><p>${say("web-another-game")}</p></main>`;
  }
  return view.value ? tableOfMadiao(room.value, view.value) : waitingRoom(room.value);
}

function draw() {
  const before = lookAtCards(page);
  render(html`${masthead()}${outdated()}${table === null ? places() : banner()}
    ${table === null ? home() : atTable()}${sheet.drawn()}`, page);
  sheet.settle();
  moveCards(before, page, catchingUp.value);
}

/** The title says whose turn it is, for who looks at another page. */
function entitle() {
  void language.value;
  const name = say("web-title");
  document.title = asked.value ? `● ${say("web-your-turn")} · ${name}` : name;
}

await Promise.all([speak(usual()), readDeck()]);
effect(draw);
effect(entitle);
effect(() => {
  if (asked.value && !sheet.sheets.value.length) focusAsked();
});
keepShell();
if (connection) {
  keepWatch();
  begin(connection);
  connection.open();
  preload();
} else {
  arrive();
  prepare();
}
