// The first page: play now, go on, open a table, join one, watch one.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { beginAt } from "../begin.js";
import { face } from "../deck.js";
import { remember, remembered } from "../memory.js";
import { Refused, ask } from "../server.js";
import { draftOf, facts, readFacts, settingsOf } from "../settings.js";
import { called, introduce, listed, look, misnamed, own, reached, rename } from "../tables.js";
import { join, say } from "../words.js";
import { failed, trouble, troubled } from "./frame.js";
import { inShort, settingsForm } from "./terms.js";

/** @import { MadiaoSettings, TableInfo } from "wire" */
/** @import { Signal } from "../vendor/signals-core.js" */
/** @import { Draft } from "../settings.js" */

const FAN = /** @type {const} */ (["C0", "S9", "MM", "M9", "HM"]);

const busy = signal(false);
/** What the next table is to be set to. @type {Signal<Draft | null>} */
const draft = signal(null);

/** Have the form of a new table, as it was filled in last. */
export async function prepare() {
  await readFacts();
  if (facts.value === null) return;
  const usual = { ...facts.value.usual, bots: "steady" };
  draft.value = draftOf(usual, facts.value);
  try {
    draft.value = { ...draft.value, ...JSON.parse(remembered("settings") ?? "{}") };
  } catch {
    // It was remembered by something else.
  }
}

/**
 * Do something that takes the server, and say what went wrong.
 * @param {() => Promise<void>} what
 */
async function attempt(what) {
  if (busy.value) return;
  [busy.value, trouble.value] = [true, ""];
  try {
    await what();
  } catch (error) {
    if (error instanceof Refused && error.code.startsWith("name_")) {
      misnamed.value = error.code;
      nameField()?.focus();
    } else {
      failed(error);
    }
  } finally {
    busy.value = false;
  }
}

/** @param {string} table */
function go(table) {
  location.assign(`/t/${table}`);
}

function nameField() {
  return /** @type {HTMLInputElement | null} */ (document.querySelector("#name"));
}

/** Be called what stands in the field, if it was not left yet. */
async function introduced() {
  remember("name", nameField()?.value.trim() || null);
  await introduce();
}

/** @param {MadiaoSettings} settings */
async function openTable(settings) {
  await introduced();
  return (await ask("POST /api/tables", { settings })).table;
}

const playNow = () => attempt(async () => {
  const table = await openTable({ game: "madiao", bots: "steady" });
  beginAt(table, "start");
  go(table);
});

/** @param {SubmitEvent} event */
function opened(event) {
  event.preventDefault();
  const [chosen, known] = [draft.value, facts.value];
  attempt(async () => {
    if (chosen) remember("settings", JSON.stringify(chosen));
    go(await openTable(chosen && known ? settingsOf(chosen, known) : { game: "madiao", bots: "steady" }));
  });
}

const quick = () => attempt(async () => {
  await introduced();
  const { table } = await ask("POST /api/quick", {
    settings: { game: "madiao", bots: "steady", public: true },
  });
  beginAt(table, "sit");
  go(table);
});

/** @param {SubmitEvent} event */
function joined(event) {
  event.preventDefault();
  const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code")).trim();
  const link = /\/t\/([\w-]+)/.exec(typed)?.[1];
  attempt(async () => {
    await introduced();
    if (link) {
      await ask("GET /api/tables/{table}", undefined, link);
      return go(link);
    }
    const found = await ask("POST /api/codes", { code: typed });
    if (found.token) remember(`seat ${found.table}`, found.token);
    go(found.table);
  });
}

function naming() {
  const wrong = misnamed.value.replaceAll("_", "-");
  const name = remembered("name") ?? "";
  const text = wrong === "name-taken" ? say("pages-name-taken")
    : wrong ? say(`table-refused-${wrong}`, { name, most: 24 })
    : called.value ? say("pages-name-is", { name: called.value }) : "";
  return html`<div class="name"><label for="name">${say("web-name")}</label>
    <input id="name" maxlength="24" autocomplete="nickname" placeholder=${called.value}
      .value=${name} aria-invalid=${String(wrong !== "")} aria-describedby="name-told"
      @change=${(/** @type {Event} */ event) =>
        rename(/** @type {HTMLInputElement} */ (event.target).value.trim())}>
    <p id="name-told" role="status" class=${wrong ? "refused" : "told"}>${text}</p></div>`;
}

/**
 * @param {TableInfo} info
 * @param {string} way
 */
function row(info, way) {
  const sitting = info.names.filter((_, at) => info.sitters[at] !== "nobody");
  const free = info.names.length - sitting.length;
  return html`<li><a href="/t/${info.table}">${way ? `${way}: ` : ""}<bdi>${sitting.length ? join(sitting) : say("web-nobody-yet")}</bdi></a>
    <small>${say(`web-phase-${info.phase}`)}${free
      ? html` · ${say("pages-free", { count: free })}` : nothing}</small>
    <small class="rules">${inShort(/** @type {MadiaoSettings} */ (info.settings))}</small></li>`;
}

/** @param {TableInfo} info */
function offered(info) {
  const sit = info.phase === "gathering" && info.sitters.includes("nobody");
  return sit || info.settings.spectators !== false
    ? row(info, say(sit ? "web-sit" : "web-watch")) : nothing;
}

function watching() {
  const tables = (listed.value ?? []).filter((info) => info.settings.game === "madiao");
  return html`<section class="card-panel"><h2>${say("web-watch")}</h2>
    ${tables.length ? html`<ul class="tables">${tables.map(offered)}</ul>`
      : html`<p>${listed.value ? say("web-no-tables") : "…"}</p>`}
    <button id="refresh" class="plain" @click=${look}>${say("pages-refresh")}</button>
  </section>`;
}

function going() {
  return own.value.length ? html`<section class="card-panel going"><h2>${say("pages-go-on")}</h2>
    <ul class="tables">${own.value.map((info) => row(info, ""))}</ul></section>` : nothing;
}

function opening() {
  return html`<form class="card-panel" @submit=${opened}><h2>${say("web-open-table")}</h2>
    <p>${say("pages-open-about")}</p>
    ${draft.value && facts.value ? settingsForm(draft, facts.value) : nothing}
    <button id="open">${say("web-open")}</button>
  </form>`;
}

function joining() {
  return html`<form class="card-panel" @submit=${joined}><h2>${say("web-join")}</h2>
    <p id="join-about">${say("pages-join-about")}</p>
    <label>${say("web-link-or-code")}
      <input name="code" required autocomplete="off" dir="ltr" aria-describedby="join-about"></label>
    <button>${say("web-go")}</button>
    <hr>
    <p id="quick-about">${say("pages-quick-about")}</p>
    <button id="quick" type="button" aria-describedby="quick-about" @click=${quick}>
      ${say("pages-quick")}</button>
  </form>`;
}

/** The first page. */
export function home() {
  return html`<main class="home">
    <section class="hero">
      <div class="fan" aria-hidden="true">${FAN.map(
        (card) => html`<img src=${face(card)} alt="" width="120" height="180">`)}</div>
      <h1>${say("web-headline")}</h1>
      <p>${say("web-about")}</p>
      ${naming()}
      <button id="play" class="chief" ?disabled=${busy.value} @click=${playNow}>
        ${say("web-play-now")}</button>
      <div role="alert">${troubled(reached.value)}</div>
    </section>
    ${going()}
    <div class="ways">${opening()}<div class="others">${joining()}${watching()}</div></div>
  </main>`;
}
