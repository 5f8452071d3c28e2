// The shuffles of a record verified here, in the browser, hand by hand; and what that proves.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { file, table } from "../record.js";
import { compare } from "../seen.js";
import { check } from "../shuffles.js";
import { say } from "../words.js";

/** @import { Replay } from "wire" */
/** @import { Hand } from "../shuffles.js" */
/** @import { Signal } from "../vendor/signals-core.js" */

/** @typedef {{ hands: Hand[], seen: ReturnType<typeof compare> }} Checked */

/** @type {Signal<Checked | null>} */
const checked = signal(null);
/** Why it could not be checked: the id of a message. */
const trouble = signal("");

const WRONG = new Set(["other-secret", "used-again", "other-order", "other", "other-word"]);

async function verify() {
  [trouble.value, checked.value] = ["", null];
  let text;
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new TypeError(String(answer.status));
    text = await answer.text();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    trouble.value = "unreachable";
    return;
  }
  look(text);
}

/** @param {string} record */
function look(record) {
  try {
    const hands = check(record);
    checked.value = { hands, seen: compare(table, hands) };
  } catch {
    // No lines of JSON, or not with what a record has.
    [checked.value, trouble.value] = [null, "no-record"];
  }
}

/** A file that somebody has: no server is asked. @param {Event} event */
async function chosen(event) {
  const [own] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  trouble.value = "";
  if (own) look(await own.text());
}

/**
 * @param {Hand} hand
 * @param {Checked["seen"][number]} seen
 * @param {number} place
 */
function row(hand, seen, place) {
  const wrong = WRONG.has(hand.verdict) || WRONG.has(seen);
  const good = hand.verdict === "proven" && !wrong;
  const said = hand.words.map((word, at) => (word ? html`<li><bdi>${hand.names[at]}</bdi>: <code>${word}</code></li>` : nothing));
  return html`<li class=${wrong ? "wrong" : good ? "good" : "open"} data-verdict=${hand.verdict} data-seen=${seen}>
    <b>${wrong ? "✘" : good ? "✔" : "?"} ${say("games-hand-number", { number: place + 1 })}</b>
    <p>${say(`games-verdict-${hand.verdict}`, { line: String(hand.line), orders: String(hand.orders) })}</p>
    <p>${say(`games-seen-${seen}`)}</p>
    <details><summary>${say("games-details")}</summary>
      <p>${say("games-commitment")} <code>${hand.commitment || "–"}</code></p>
      ${hand.words.some(Boolean) ? html`<ul>${said}</ul>` : html`<p>${say("games-no-words")}</p>`}
    </details></li>`;
}

/** @param {Checked} found */
function verdict({ hands, seen }) {
  const wrong = hands.flatMap((hand, at) => WRONG.has(hand.verdict) || WRONG.has(seen[at] ?? "") ? [at + 1] : []);
  const proven = hands.filter((hand) => hand.verdict === "proven").length;
  return html`<p class=${wrong.length ? "refused" : "verdict"} id="verdict">${wrong.length
      ? say("games-wrong", { wrong: wrong.join(say("list-separator")) })
      : say("games-proven", { proven: String(proven), all: String(hands.length) })}</p>
    <ol class="proofs">${hands.map((hand, at) => row(hand, seen[at] ?? "unseen", at))}</ol>
    <h3>${say("games-proves-title")}</h3><p>${say("games-proves")}</p><p>${say("games-proves-not")}</p>`;
}

/** The panel. @param {Replay} replay */
export function proof(replay) {
  return html`<section class="card-panel"><h2>${say("games-verify-title")}</h2>
    <p>${say("games-verify-about")}</p>
    <p class="doings"><button id="verify" @click=${verify}>
      ${say("games-verify", { hands: replay.hands })}</button>
      <label class="file">${say("games-verify-file")} <input type="file" accept=".tiger" @change=${chosen}></label></p>
    <div role="status">${trouble.value ? html`<p class="refused">${say(`games-trouble-${trouble.value}`)}</p>` : nothing}
      ${checked.value ? verdict(checked.value) : nothing}</div>
  </section>`;
}
