// The settlement of a hand as a ledger: who pays whom, how much, why, under which clause.

import { html, nothing } from "../vendor/lit-html.js";
import { reason } from "../telling.js";
import { clauseLink } from "../sheet.js";
import { dashed, say, signed } from "../words.js";

/** @import { MadiaoLine } from "wire" */
/** @import { Settled } from "../table.js" */

/**
 * @param {MadiaoLine} line
 * @param {Settled} settled
 */
function row(line, { hand, names }) {
  return html`<tr>
    <td><bdi>${names[line.payer]}</bdi> → <bdi>${names[line.payee]}</bdi></td>
    <td class="amount">${line.stakes}</td>
    <td class="amount">${line.stakes * hand.stake}</td>
    <td>${reason(line, names)}</td>
    <td>${clauseLink(line.clause)}</td>
  </tr>`;
}

/** A settled hand. @param {Settled} settled */
export function ledger(settled) {
  const { hand, totals, names } = settled;
  const { lines, payments, ended_by: ended } = hand.settlement;
  return html`<p>${say(`event-hand-settled-${dashed(ended)}`)}</p>
    <table class="ledger"><caption class="unseen">${say("web-settlement")}</caption>
      <thead><tr><th scope="col">${say("web-who-pays")}</th><th scope="col">${say("web-stakes")}</th>
        <th scope="col">${say("web-money")}</th><th scope="col">${say("web-why")}</th>
        <th scope="col">${say("web-clause")}</th></tr></thead>
      <tbody>${lines.map((line) => row(line, settled))}
        ${lines.length ? nothing : html`<tr><td colspan="5">${say("event-hand-settled-nobody-pays")}</td></tr>`}
      </tbody></table>
    <table class="sums"><caption class="unseen">${say("web-sums")}</caption>
      <thead><tr><td></td>${names.map((name) => html`<th scope="col"><bdi>${name}</bdi></th>`)}</tr></thead>
      <tbody>
        <tr><th scope="row">${say("web-this-hand")}</th>${payments.map((payment) =>
          html`<td class="amount ${payment < 0 ? "owes" : ""}">${signed(payment * hand.stake)}</td>`)}</tr>
        <tr><th scope="row">${say("web-so-far")}</th>${totals.map((total) =>
          html`<td class="amount ${total < 0 ? "owes" : ""}">${signed(total)}</td>`)}</tr>
      </tbody></table>`;
}
