// What happens at a table of Madiao, in words: the messages that the terminal says, too.

import { cardName } from "./deck.js";
import { apart, dashed, join, say, signed } from "./words.js";

/**
 * @import { MadiaoCard, MadiaoFinishedHand, MadiaoLine, MadiaoTold, Refusal } from "wire"
 */

/** @param {MadiaoCard[]} cards */
function list(cards) {
  return join(cards.map(cardName));
}

/**
 * @param {string} text
 * @param {string} clause
 */
function cited(text, clause) {
  return `${text} [${clause}]`;
}

/**
 * What each player has: "Ann +4, Bo −4".
 * @param {string[]} names
 * @param {number[]} amounts
 */
export function scores(names, amounts) {
  return amounts.map((amount, seat) => `${apart(names[seat] ?? "")} ${signed(amount)}`)
    .join(say("scores-separator"));
}

/**
 * What happened, a line or more; none for what says that nothing happened.
 * @param {MadiaoTold} told
 * @param {string[]} given names by seat
 * @returns {string[]}
 */
export function lines(told, given) {
  const names = given.map((name) => name || say("web-nobody"));
  const who = "seat" in told ? names[told.seat] ?? "" : "";
  switch (told.event) {
    case "cards_drawn":
      return told.cards.map((card, seat) =>
        say("event-cards-drawn", { who: names[seat] ?? "", card: cardName(card) }));
    case "dice_rolled": {
      const [first, second] = told.dice;
      return [say("event-dice-rolled", { who, first, second })];
    }
    case "players_seated":
      return [say("event-players-seated", { players: join(names) })];
    case "banker_chosen":
      return [cited(say("event-banker-chosen", { who }), told.clause)];
    case "stake_named":
      return [say("event-stake-named", { who, stake: String(told.stake) })];
    case "pack_shuffled":
      return [say("event-pack-shuffled", { who })];
    case "pack_cut":
      return [say("event-pack-cut", {
        who, depth: told.depth, card: cardName(told.card), first: names[told.first] ?? "",
      })];
    case "hand_dealt":
      return [say("event-hand-dealt", { first: names[told.first] ?? "" })];
    case "upcard_shown":
      return [
        say("event-upcard-shown", { card: cardName(told.card) }),
        say("event-upcard-shown-tops", { cards: list(told.tops) }),
      ];
    case "meld_declared": {
      const worth = say("stakes-worth", { stakes: told.stakes });
      const meld = say(`meld-${dashed(told.meld)}`);
      const cards = list(told.hand);
      return [cited(say("event-meld-declared", { who, meld, worth, cards }), "MD-4.1")];
    }
    case "four_lowest_declared":
      return [cited(say("event-four-lowest-declared", { who }), "MD-4.4")];
    case "redeal_waived":
      return [];
    case "redeal_demanded":
      return [cited(say("event-redeal-demanded", { who }), "MD-4.5")];
    case "card_played": {
      const card = cardName(told.card);
      if (told.exposed) return [cited(say("event-card-played-exposed", { who, card }), "MD-5.5")];
      return [say(told.led ? "event-card-played-led" : "event-card-played-beat", { who, card })];
    }
    case "slough_seen":
      return told.card
        ? [say("event-slough-seen-own", { who, card: cardName(told.card) })]
        : [say("event-slough-seen", { who })];
    case "trick_taken":
      return [say("event-trick-taken", { number: told.number, who, card: cardName(told.card) })];
    case "second_upcard_shown":
      return [say("event-second-upcard-shown", { card: cardName(told.card) })];
    case "hand_settled":
      return [
        say(`event-hand-settled-${dashed(told.hand.settlement.ended_by)}`),
        ...told.hand.settlement.lines.map((line) => payment(line, names, told.hand.stake)),
        result(told.hand, names),
        say("event-hand-settled-totals", { scores: scores(names, told.totals) }),
      ];
    case "match_ended":
      return [say(`event-match-ended-${dashed(told.ending)}`)];
    default: {
      /** @type {never} */
      const forgotten = told;
      return forgotten;
    }
  }
}

/**
 * What each has won or lost in a hand.
 * @param {MadiaoFinishedHand} hand
 * @param {string[]} names
 */
export function result(hand, names) {
  const money = hand.settlement.payments.map((payment) => payment * hand.stake);
  return say("event-hand-settled-result", { scores: scores(names, money) });
}

/**
 * Whose item a payment is, and for what.
 * @param {MadiaoLine} line
 * @param {string[]} names
 */
export function reason(line, names) {
  const why = say(`reason-${line.clause.replaceAll(".", "-")}`, {
    card: line.card ? cardName(line.card) : "",
  });
  return say("payment-for", { earner: names[line.earner] ?? "", reason: why });
}

/**
 * @param {MadiaoLine} line
 * @param {string[]} names
 * @param {number} stake
 */
function payment(line, names, stake) {
  const paid = say("payment", {
    payer: names[line.payer] ?? "",
    payee: names[line.payee] ?? "",
    stakes: line.stakes,
    money: String(line.stakes * stake),
  });
  return cited(say("payment-line", { payment: paid, about: reason(line, names) }), line.clause);
}

/**
 * Why something was not done, and what would be right.
 * @param {Refusal} refused
 * @param {string[]} names
 */
export function refusalText(refused, names) {
  /** @type {Record<string, string | number>} */
  const given = {};
  for (const [key, value] of Object.entries(refused.arguments ?? {})) {
    if (key === "turn") given[key] = names[Number(value)] ?? "";
    else if (key === "card" || key === "winning") {
      given[key] = cardName(/** @type {MadiaoCard} */ (String(value)));
    } else if (key === "place") given[key] = String(Number(value) + 1);
    else given[key] = refused.clause ? String(value) : value;
  }
  return refused.clause
    ? cited(say(`refused-${dashed(refused.code)}`, given), refused.clause)
    : say(`table-refused-${dashed(refused.code)}`, given);
}
