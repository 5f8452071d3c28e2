// The games at tables where one has sat: when, with whom, how they ended, and what is left of them.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { Refused, ask } from "../server.js";
import { language, say, signed } from "../words.js";

/** @import { PastGame, PastTable } from "wire" */
/** @import { Signal } from "../vendor/signals-core.js" */

/** The tables; null until they are known. @type {Signal<PastTable[] | null>} */
const tables = signal(null);
const more = signal(false);
/** Whether the server did not answer. */
const silent = signal(false);

export const title = () => say("games-title");

/** Ask for the first tables, or for those after the last. */
export async function begin() {
  const last = tables.value?.at(-1)?.table;
  try {
    const found = await (last ? ask("GET /api/me/games/{table}", undefined, last)
      : ask("GET /api/me/games", undefined));
    [tables.value, more.value] = [[...tables.value ?? [], ...found.tables], found.more];
    silent.value = false;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    silent.value = true;
  }
}

/** @param {number} ms */
function time(ms) {
  const shown = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<time datetime=${new Date(ms).toISOString()}>${shown.format(ms)}</time>`;
}

/**
 * @param {PastTable} at
 * @param {PastGame} game
 */
function gameOf({ table, game: kind }, game) {
  const score = kind === "madiao" ? signed : String;
  const record = `/api/tables/${table}/records/${game.number}`;
  return html`<section class="past" data-game=${game.number}>
    <h3>${time(game.began)} · ${say("games-hands", { hands: game.hands })}
      ${game.ended === null ? html`<b class="stamp">${say("games-running")}</b>` : nothing}</h3>
    <table class="sums"><caption class="unseen">${say(`games-scores-${kind}`)}</caption>
      <thead><tr>${game.players.map(({ name, you, sitter }) => html`<th scope="col"><bdi>${name}</bdi>
        ${you ? html`<small>${say("web-you")}</small>` : nothing}
        ${sitter === "bot" ? html`<small>${say("web-bot")}</small>` : nothing}</th>`)}</tr></thead>
      <tbody><tr>${game.players.map((each) => html`<td class=${each.score < 0 ? "owes" : ""}>
        ${score(each.score)}</td>`)}</tr></tbody></table>
    ${game.number == null ? nothing : html`<p class="doings">
      <a class="button" href="/games/${table}/${game.number}">${say(
        kind === "madiao" ? "games-replay" : "games-look")}</a>
      <a class="button" href=${record} download>${say("games-download")}</a></p>`}
  </section>`;
}

/** @param {PastTable} at */
function tableOf(at) {
  const runs = at.phase !== "over";
  return html`<li class="card-panel"><h2>${say(`games-${at.game}`)}</h2>
    ${at.games.length ? at.games.map((game) => gameOf(at, game)) : html`<p>${time(at.created)} · ${say("games-none-there")}</p>`}
    ${runs ? html`<p><a class="button" href="/t/${at.table}">${say("games-to-table")}</a>
      <small>${say(`web-phase-${at.phase}`)}</small></p>` : nothing}
  </li>`;
}

/** The list. */
export function drawn() {
  return html`<main class="reading">
    <h1>${title()}</h1>
    <p>${say("games-about")}</p>
    ${tables.value?.length === 0 ? html`<p>${say("games-none")} <a href="/">${say("web-play-now")}</a></p>` : nothing}
    <ul class="pasts">${(tables.value ?? []).map(tableOf)}</ul>
    <div role="status">${silent.value ? html`<p class="refused">${say("web-trouble-unreachable")}</p>`
      : tables.value ? nothing : "…"}</div>
    ${more.value || silent.value ? html`<p><button id="more" @click=${begin}>
      ${say(silent.value ? "web-try-now" : "games-more")}</button></p>` : nothing}
  </main>`;
}
