// The first page: play now, open a table, join one, watch one.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { beginAt } from "../begin.js";
import { face } from "../deck.js";
import { remember, remembered } from "../memory.js";
import { Refused, ask } from "../server.js";
import { join, say } from "../words.js";
import { trouble } from "./frame.js";

/** @import { MadiaoSettings, TableInfo } from "wire" */
/** @import { Signal } from "../vendor/signals-core.js" */

/** The public tables; null until they are known. @type {Signal<TableInfo[] | null>} */
const tables = signal(null);
const busy = signal(false);

const TROUBLES = new Set([
  "unreachable", "no_such_code", "too_many_requests", "too_many_tables", "store_unavailable",
]);

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
    if (!(error instanceof Refused)) throw error;
    const known = TROUBLES.has(error.code) || error.code.startsWith("name_");
    trouble.value = known ? error.code : "refused";
  } finally {
    busy.value = false;
  }
}

/** @param {string} table */
function go(table) {
  location.assign(`/t/${table}`);
}

async function introduce() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#name"));
  const name = field?.value.trim() ?? "";
  remember("name", name || null);
  if (name) await ask("POST /api/me", { name });
  else await ask("GET /api/me", undefined);
}

/**
 * @param {MadiaoSettings} settings
 * @param {boolean} atOnce
 */
async function openTable(settings, atOnce) {
  await introduce();
  const { table } = await ask("POST /api/tables", { settings });
  if (atOnce) beginAt(table);
  go(table);
}

const playNow = () => attempt(() => openTable({ game: "madiao", bots: "steady" }, true));

/** @param {SubmitEvent} event */
function opened(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  /** @type {MadiaoSettings} */
  const settings = {
    game: "madiao",
    bots: form.has("bots") ? "steady" : "",
    public: form.has("public"),
    pace: Number(form.get("pace")),
  };
  attempt(() => openTable(settings, false));
}

/** @param {SubmitEvent} event */
function joined(event) {
  event.preventDefault();
  const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code")).trim();
  const link = /\/t\/([\w-]+)/.exec(typed)?.[1];
  attempt(async () => {
    await introduce();
    if (link) return go(link);
    const found = await ask("POST /api/codes", { code: typed });
    if (found.token) remember(`seat ${found.table}`, found.token);
    go(found.table);
  });
}

/** Look which tables there are. */
export async function look() {
  try {
    tables.value = (await ask("GET /api/tables", undefined)).tables;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tables.value = [];
  }
}

function troubled() {
  if (!trouble.value) return nothing;
  const code = trouble.value.replaceAll("_", "-");
  const name = remembered("name") ?? "";
  const text = code.startsWith("name-")
    ? say(`table-refused-${code}`, { name, most: 24 }) : say(`web-trouble-${code}`);
  return html`<p class="refused">${text}</p>`;
}

/** @param {TableInfo} info */
function listed(info) {
  const sitting = info.names.filter((_, at) => info.sitters[at] !== "nobody");
  return html`<li><a href="/t/${info.table}">
    <bdi>${sitting.length ? join(sitting) : say("web-nobody-yet")}</bdi></a>
    <small>${say(`web-phase-${info.phase}`)}</small></li>`;
}

function watching() {
  return html`<section class="card-panel"><h2>${say("web-watch")}</h2>
    ${tables.value?.length ? html`<ul class="tables">${tables.value.map(listed)}</ul>`
      : html`<p>${tables.value ? say("web-no-tables") : "…"}</p>`}
  </section>`;
}

function opening() {
  return html`<form class="card-panel" @submit=${opened}><h2>${say("web-open-table")}</h2>
    <label class="check"><input type="checkbox" name="bots" checked> ${say("web-with-bots")}</label>
    <label class="check"><input type="checkbox" name="public"> ${say("web-public")}</label>
    <label>${say("web-pace")}
      <select name="pace">
        <option value="150">${say("web-pace-slow")}</option>
        <option value="100" selected>${say("web-pace-usual")}</option>
        <option value="25">${say("web-pace-fast")}</option>
      </select></label>
    <button id="open" type="submit">${say("web-open")}</button>
  </form>`;
}

/** The first page. */
export function home() {
  return html`<main class="home">
    <section class="hero">
      <div class="fan" aria-hidden="true">${/** @type {const} */ (["C0", "S9", "MM", "M9", "HM"]).map(
        (card) => html`<img src=${face(card)} alt="" width="120" height="180">`)}</div>
      <h1>${say("web-headline")}</h1>
      <p>${say("web-about")}</p>
      <label class="name">${say("web-name")}
        <input id="name" maxlength="24" autocomplete="nickname" .value=${remembered("name") ?? ""}></label>
      <button id="play" type="button" class="chief" ?disabled=${busy.value} @click=${playNow}>
        ${say("web-play-now")}</button>
      <div role="alert">${troubled()}</div>
    </section>
    <div class="ways">
      ${opening()}
      <form class="card-panel" @submit=${joined}><h2>${say("web-join")}</h2>
        <label>${say("web-link-or-code")}
          <input name="code" required autocomplete="off" dir="ltr"></label>
        <button type="submit">${say("web-go")}</button>
      </form>
      ${watching()}
    </div>
  </main>`;
}
