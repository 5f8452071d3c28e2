// The settlement of a hand as a ledger: who pays whom, how much, why, under which clause.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face, seatsFrom } from "../deck.js";
import { reason } from "../telling.js";
import { clauseLink, close } from "../sheet.js";
import { view } from "../table.js";
import { dashed, say, signed } from "../words.js";
import { showScores } from "./scores.js";

/** @import { MadiaoLine } from "wire" */
/** @import { Settled } from "../table.js" */

/**
 * Lines that differ in nothing but one of the two: "Bo, Cy → Ann".
 * @param {MadiaoLine[]} lines
 */
function together(lines) {
  /** @type {Map<string, MadiaoLine[]>} */
  const found = new Map();
  for (const line of lines) {
    const one = line.payer === line.earner ? line.payer : line.payee;
    const key = [one === line.payer, one, line.earner, line.clause, line.card, line.stakes].join(" ");
    found.set(key, [...found.get(key) ?? [], line]);
  }
  return [...found.values()];
}

/** @param {number[]} seats @param {string[]} names */
function who(seats, names) {
  return [...new Set(seats)].map((seat, at) => html`${at ? say("list-separator") : nothing}<bdi>${names[seat]}</bdi>`);
}

/**
 * @param {MadiaoLine[]} lines
 * @param {Settled} settled
 */
function row(lines, { hand, names }) {
  const [line] = lines;
  if (!line) return nothing;
  const times = lines.length > 1 ? `${lines.length} × ` : "";
  return html`<tr>
    <td>${who(lines.map((each) => each.payer), names)} → ${who(lines.map((each) => each.payee), names)}</td>
    <td class="amount">${times}${line.stakes}</td>
    <td class="amount">${times}${line.stakes * hand.stake}</td>
    <td>${reason(line, names)}</td>
    <td>${clauseLink(line.clause)}</td>
  </tr>`;
}

/**
 * How the play ended: the eighth trick, which nobody had time to look at, and the second upcard.
 * @param {Settled} settled
 */
function ending({ hand, names, won }) {
  const last = hand.settlement.ended_by === "play" ? hand.plays.slice(-4) : [];
  const second = hand.deal.stock[1];
  if (!last.length) return nothing;
  return html`<div class="ending"><h3>${say("web-last-trick")}</h3><div class="row">${last.map((play) => {
    const card = play.face === "up" ? play.card : null;
    return html`<figure class=${play.seat === won ? "wins" : ""}>
      <img src=${face(card)} alt=${card ? cardName(card) : say("web-face-down")} data-card=${card ?? nothing} width="48" height="72">
      <figcaption><bdi>${names[play.seat]}</bdi> ${play.seat === won ? html`<b class="stamp">${say("web-winning")}</b>` : nothing}
      </figcaption></figure>`;
  })}${second ? html`<figure class="apart"><img src=${face(second)} alt=${cardName(second)} data-card=${second} width="48" height="72">
      <figcaption>${say("seats-second-upcard")}</figcaption></figure>` : nothing}</div></div>`;
}

/** @param {Settled} settled */
function nextBanker({ hand, names }) {
  const { next_banker: next, banker_keeps: keeps } = hand.settlement;
  if (next === null) return say("seats-bank-drawn");
  return say(keeps ? "seats-banker-stays" : "seats-next-banker", { who: names[next] ?? "" });
}

/**
 * Who pays whom in a settled hand, and what each has then: the seat that one looks from first.
 * @param {Settled} settled
 * @param {number} from
 */
export function accounts(settled, from) {
  const seats = seatsFrom(from);

  /** @param {string} label @param {number[]} amounts */
  const sum = (label, amounts) => html`<tr><th scope="row">${label}</th>${seats.map((seat) => amounts[seat] ?? 0).map(
    (amount) => html`<td class="amount ${amount < 0 ? "owes" : ""}">${signed(amount)}</td>`)}</tr>`;

  const { hand, totals, names } = settled;
  const { lines, payments, ended_by: ended } = hand.settlement;
  const money = payments.map((payment) => payment * hand.stake);
  return html`${ending(settled)}<p>${say(`event-hand-settled-${dashed(ended)}`)}</p>
    <table class="ledger"><caption class="unseen">${say("web-settlement")}</caption>
      <thead><tr><th scope="col">${say("web-who-pays")}</th><th scope="col">${say("web-stakes")}</th>
        <th scope="col">${say("web-money")}</th><th scope="col">${say("web-why")}</th>
        <th scope="col">${say("web-clause")}</th></tr></thead>
      <tbody>${together(lines).map((each) => row(each, settled))}
        ${lines.length ? nothing : html`<tr><td colspan="5">${say("event-hand-settled-nobody-pays")}</td></tr>`}
      </tbody></table>
    <table class="sums"><caption class="unseen">${say("web-sums")}</caption>
      <thead><tr><td></td>${seats.map((seat) => html`<th scope="col" class="amount"><bdi>${names[seat]}</bdi></th>`)}</tr></thead>
      <tbody>${sum(say("seats-before"), totals.map((total, seat) => total - (money[seat] ?? 0)))}
        ${sum(say("web-this-hand"), money)}</tbody>
      <tfoot>${sum(say("web-so-far"), totals)}</tfoot></table>`;
}

/**
 * A hand that has just been settled, and how to go on.
 * @param {Settled} settled
 * @param {number} from
 */
export function ledger(settled, from) {
  return html`${accounts(settled, from)}
    <div class="doings"><p>${view.value?.phase === "over" ? say("web-match-over") : nextBanker(settled)}</p>
      <button @click=${showScores}>${say("seats-scores")}</button>
      <button id="go-on" class="chief" @click=${close}>${say("seats-go-on")}</button></div>`;
}
