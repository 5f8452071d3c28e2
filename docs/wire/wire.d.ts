// What a client and a table server say to each other. Made by `python tools/wire.py`.
//
// Unions are told apart by one field: `do` of what goes up and of moves, `is` of what comes down,
// `event` of what happened, `ask` of what is asked, `game` of settings.

/** The version of the protocol. */
export type Protocol = 1;

/**
 * A place at the table as everybody sees it.
 *
 * `level`: of the bot that sits there, or plays for somebody; `here`: the person is connected;
 * `wishes`: for a pause (while playing, or while the game waits for somebody to sit down), its end
 * (while paused), or another game (when over).
 */
export interface Chair {
  sitter: Sitter;
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
  played_by_bot: boolean;
  wishes: boolean;
  entropy: boolean;
}

/**
 * The table's own clock for a move: whose place, how long it has run and may (ms).
 *
 * Games with a clock of their own show it in their view.
 */
export interface Clock {
  place: number;
  elapsed: number;
  limit: number;
}

/** Where a code leads: a table; with a seat's token if the code brings one. */
export interface CodeLeads {
  table: string;
  link: string;
  /** default null */
  place?: number | null;
  /** default null */
  token?: string | null;
}

/** What has an effect at a table, and an answer. */
export type Command =
  | UpSitDown | UpStandUp | UpReady | UpEntropy | UpStart | UpMadiaoMove | UpMaoMove | UpTryRule
  | UpChat | UpPhrase | UpMute | UpReport | UpPause | UpRematch | UpChangeSettings | UpHandOver
  | UpRemove | UpSeatBot | UpLetBot | UpTransfer;

/** What a table sends on a socket. */
export type Down =
  | Numbered | DownWelcome | DownAnswer | DownSeated | DownTransferCode | DownTrying | DownTried
  | DownPong | DownBeat | DownGoodbye;

/** What became of the command `id`: `refused` is null if it had its effect. */
export interface DownAnswer {
  is: "answer";
  id: string;
  /** default null */
  refused?: Refusal | null;
}

/** The server asks whether the client is there: answer with `Pong` at once. */
export interface DownBeat {
  is: "beat";
  beat: number;
}

/**
 * The socket is closed after this; `detail` says what was wrong and where, in English.
 *
 * `protocol`: the version that the server speaks.
 */
export interface DownGoodbye {
  is: "goodbye";
  why: Parting;
  /** default "" */
  detail?: string;
  /** default 1 */
  protocol?: number;
}

/** Somebody said something beside the game: `place` null for a spectator. */
export interface DownHeard {
  is: "heard";
  n: number;
  place: number | null;
  name: string;
  text: string;
  /** default null */
  phrase?: QuickPhrase | null;
}

/**
 * What happened at a table of Madiao, and what the reader sees after it.
 *
 * `at`: table time (ms); `view` is null where a later message brings it.
 */
export interface DownMadiaoNews {
  is: "madiao";
  n: number;
  at: number;
  told: MadiaoTold[];
  view: MadiaoView | null;
  /** default null */
  clock?: Clock | null;
}

/**
 * What happened at a table of Mao, and what the reader sees after it.
 *
 * `at`: table time (ms); `view` is null where a later message brings it.
 */
export interface DownMaoNews {
  is: "mao";
  n: number;
  at: number;
  told: MaoTold[];
  view: MaoView | null;
  /** default null */
  clock?: Clock | null;
}

/** The answer to `Ping`. */
export interface DownPong {
  is: "pong";
  sent: number;
}

/** The table around the game has changed. */
export interface DownRoomNews {
  is: "room";
  n: number;
  room: Room;
}

/** The reader has this place now; `token` is its secret, to come back with. */
export interface DownSeated {
  is: "seated";
  place: number;
  token: string;
}

/** A short code that brings the seat to another device, for so many seconds. */
export interface DownTransferCode {
  is: "transfer_code";
  code: string;
  seconds: number;
}

/**
 * What trying out the rule of the reader's command `id` has shown. [MO-93] [MO-94]
 *
 * `conflicts`: with rules that the reader knows; `refused`: why it cannot be made, null if it can.
 */
export interface DownTried {
  is: "tried";
  id: string;
  /** default [] */
  conflicts?: MaoConflict[];
  /** default null */
  refused?: Refusal | null;
}

/**
 * The rule of the reader's command `id` is being tried out: `done` hands `of` so many.
 *
 * Its answer comes when that is over; between two hands the table's time stands still meanwhile.
 */
export interface DownTrying {
  is: "trying";
  id: string;
  done: number;
  of: number;
}

/**
 * The answer to `Hello`: who the reader is, its stream, and the number it goes on from.
 *
 * `fresh`: what follows is the table as it stands, not what happened after the number seen.
 */
export interface DownWelcome {
  is: "welcome";
  protocol: number;
  table: string;
  place: number | null;
  stream: string;
  n: number;
  fresh: boolean;
}

/** The hands of a match that are over, in order. */
export interface HandList {
  hands: SettledHand[];
}

/** What a player of Madiao is asked. */
export type MadiaoAsk = MadiaoAskStake | MadiaoAskCut | MadiaoAskRedeal | MadiaoAskPlay;

/** Cut the pack: lift `low` to `high` cards. [MD-3.1] */
export interface MadiaoAskCut {
  ask: "cut";
  low: number;
  high: number;
}

/**
 * Play one of these, each a card and a face. [MD-5.2]
 *
 * `beats`: the cards that, face up, would win the trick as it stands. [MD-5.3] `barred`: no card
 * may, for want of a trick among the first seven. [MD-5.6]
 */
export interface MadiaoAskPlay {
  ask: "play";
  choices: [MadiaoCard, MadiaoFace][];
  /** default [] */
  beats?: MadiaoCard[];
  /** default false */
  barred?: boolean;
}

/** Demand a redeal, if `may_demand`, or keep the cards. [MD-4.5] */
export interface MadiaoAskRedeal {
  ask: "redeal";
  may_demand: boolean;
}

/** Name an even stake from `low` to `high`. [MD-2.3] */
export interface MadiaoAskStake {
  ask: "stake";
  low: number;
  high: number;
}

/** Who is banker now, and under which clause. [MD-2.2] [MD-7.1] */
export interface MadiaoBankerChosen {
  event: "banker_chosen";
  seat: number;
  clause: string;
}

/**
 * The trick on the table and those before it.
 *
 * `turn` is the seat to play (null after the eighth trick), `winner` and `winning` the seat and
 * card now winning (null before a lead), `won` the tricks of each seat.
 */
export interface MadiaoBoard {
  turn: number | null;
  /** default [] */
  laid?: MadiaoLaid[];
  /** default null */
  winner?: number | null;
  /** default null */
  winning?: MadiaoCard | null;
  /** default [] */
  tricks?: MadiaoTrick[];
  /** default [0, 0, 0, 0] */
  won?: number[];
}

/**
 * A card by its code, the one used in every file, log, URL and API. [MD-1.3]
 *
 * Members stand suit after suit, each from high to low; `place` (0 to 39) is the place in this
 * order, the number that the laws work with. Cash runs in reverse: Zero is the highest. [MD-1.1]
 */
export type MadiaoCard =
  | "MM" | "TM" | "HM" | "T90" | "T80" | "T70" | "T60" | "T50" | "T40" | "T30" | "T20" | "M9" | "M8"
  | "M7" | "M6" | "M5" | "M4" | "M3" | "M2" | "M1" | "S9" | "S8" | "S7" | "S6" | "S5" | "S4" | "S3"
  | "S2" | "S1" | "C0" | "CH" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9";

/** A card face up: it leads, or beats, or is an exposed discard. [MD-5.2] [MD-5.5] */
export interface MadiaoCardPlayed {
  event: "card_played";
  seat: number;
  card: MadiaoCard;
  led: boolean;
  exposed: boolean;
}

/** Each seat has drawn a card for the bank; by seat. [MD-2.2] [MD-4.4] */
export interface MadiaoCardsDrawn {
  event: "cards_drawn";
  cards: MadiaoCard[];
}

/** The dealer lifts that many cards off the pack, 1 to 39. [MD-3.1] */
export interface MadiaoCut {
  do: "cut";
  depth: number;
}

/** A dealt hand in the open: four hands by seat, the stock from the first upcard on. */
export interface MadiaoDeal {
  banker: number;
  first: number;
  hands: MadiaoCard[][];
  stock: MadiaoCard[];
}

/** A player with five cards of a suit has the cards dealt again. [MD-4.5] */
export interface MadiaoDemandRedeal {
  do: "demand_redeal";
}

/** A player has rolled two dice. [MD-2.2] */
export interface MadiaoDiceRolled {
  event: "dice_rolled";
  seat: number;
  dice: [number, number];
}

/** How a hand ended. */
export type MadiaoEnding = "play" | "meld" | "four_lowest";

/** What a face-up card that does not beat costs, and to whom. [MD-5.5] */
export type MadiaoExposedDiscard = "value" | "two_to_each" | "two_to_banker" | "forbid";

/** Which side of a played card is up. */
export type MadiaoFace = "up" | "down";

/** A settled hand in the open: the deal, every play, the settlement, the stake. [MD-5.4] */
export interface MadiaoFinishedHand {
  deal: MadiaoDeal;
  plays: MadiaoShownPlay[];
  settlement: MadiaoSettlement;
  stake: number;
}

/** The four lowest cards are shown. [MD-4.4] */
export interface MadiaoFourLowestDeclared {
  event: "four_lowest_declared";
  seat: number;
}

/** Eight cards to each, as a seat learns of it: its own; null for a spectator. [MD-3.2] */
export interface MadiaoHandDealt {
  event: "hand_dealt";
  first: number;
  hand: MadiaoCard[] | null;
}

/** The hand is over, everything is shown; `totals` per seat in money. [MD-5.4] [MD-6.14] */
export interface MadiaoHandSettled {
  event: "hand_settled";
  hand: MadiaoFinishedHand;
  totals: number[];
}

/** With how many tricks a trick won with the Hundred earns its bonus. [MD-6.7] */
export type MadiaoHundredBonus = "exactly_two" | "two_or_more";

/** A card in a trick; `card` is null for a slough; `exposed` marks an exposed discard. */
export interface MadiaoLaid {
  seat: number;
  card: MadiaoCard | null;
  /** default false */
  exposed?: boolean;
}

/**
 * One payment: `payer` pays `payee` that many stakes (> 0) under `clause`. [MD-6.14]
 *
 * `earner` is the seat whose item it is, and `card` the card it is about, where there is one.
 */
export interface MadiaoLine {
  payer: number;
  payee: number;
  stakes: number;
  clause: string;
  earner: number;
  /** default null */
  card?: MadiaoCard | null;
}

/** The match is over. [MD-7.2] */
export interface MadiaoMatchEnded {
  event: "match_ended";
  ending: MadiaoMatchEnding;
  totals: number[];
}

/** Why a match ended. [MD-7.2] */
export type MadiaoMatchEnding = "all_served" | "max_deals";

/** A meld is shown. [MD-4.1] */
export interface MadiaoMeldDeclared {
  event: "meld_declared";
  seat: number;
  meld: string;
  stakes: number;
  hand: MadiaoCard[];
}

/** What a player of Madiao may do. */
export type MadiaoMove =
  | MadiaoNameStake | MadiaoCut | MadiaoDemandRedeal | MadiaoWaiveRedeal | MadiaoPlay;

/** The banker names the stake of the hand. [MD-2.3] */
export interface MadiaoNameStake {
  do: "name_stake";
  stake: number;
}

/** Every switch of the rules. The default is the preset `source`. */
export interface MadiaoOptions {
  /** default "draw" */
  seating?: MadiaoSeating;
  /** default false */
  keep_seats?: boolean;
  /** 2 to 1000000, default 2 */
  stake_min?: number;
  /** 2 to 1000000, default 20 */
  stake_max?: number;
  /** default true */
  cut_card_is_upcard?: boolean;
  /** default "value" */
  exposed_discard?: MadiaoExposedDiscard;
  /** default "exactly_two" */
  hundred_bonus?: MadiaoHundredBonus;
  /** default "stack" */
  sets?: MadiaoSets;
  /** 1 to 1000000, default 60 */
  max_deals?: number;
}

/** The dealer has lifted `depth` cards and shown `card`; `first` is dealt to first. [MD-3.1] */
export interface MadiaoPackCut {
  event: "pack_cut";
  seat: number;
  depth: number;
  card: MadiaoCard;
  first: number;
}

/** The shuffler has shuffled. [MD-3.1] */
export interface MadiaoPackShuffled {
  event: "pack_shuffled";
  seat: number;
}

/** What the table waits for. */
export type MadiaoPhase =
  | "seating" | "stake" | "shuffle" | "cut" | "reshuffle" | "redeal" | "play" | "over";

/** A player lays a card into the trick. [MD-5.2] [MD-5.4] */
export interface MadiaoPlay {
  do: "play";
  card: MadiaoCard;
  /** default "up" */
  face?: MadiaoFace;
}

/** The players have taken their seats: `players[seat]` sat in that place before. [MD-2.2] */
export interface MadiaoPlayersSeated {
  event: "players_seated";
  players: number[];
}

/** A player with five of a suit has the cards dealt again. [MD-4.5] */
export interface MadiaoRedealDemanded {
  event: "redeal_demanded";
  seat: number;
}

/** A player keeps the cards. [MD-4.5] */
export interface MadiaoRedealWaived {
  event: "redeal_waived";
  seat: number;
}

/** How seats and the first banker are found. [MD-2.2] */
export type MadiaoSeating = "draw" | "dice";

/** The card under the first upcard. [MD-6.13] */
export interface MadiaoSecondUpcardShown {
  event: "second_upcard_shown";
  card: MadiaoCard;
}

/** Whether the set with Zero Cash comes on top of the three honours or instead. [MD-6.9] */
export type MadiaoSets = "stack" | "dearest";

/**
 * A table of Madiao.
 *
 * `pace`: how long bots think, in percent of a person's usual time.
 *
 * What tables of every game are set to.
 *
 * `bots`: the level of bots that fill empty places at the start, "" for none; `think`: they take
 * their time like people; `takeover`: a bot plays for who is absent; `clock`: seconds for a move
 * where the game has no clock of its own, 0 for none; `grace`: seconds before a lost connection
 * counts as absence; `multipliers`: by place, in percent, who needs longer; `delay`: seconds by
 * which spectators see the table later.
 */
export interface MadiaoSettings {
  game: "madiao";
  /** default false */
  public?: boolean;
  /** default "" */
  bots?: string;
  /** default true */
  think?: boolean;
  /** default true */
  takeover?: boolean;
  /** default true */
  spectators?: boolean;
  /** 0 to 600, default 0 */
  delay?: number;
  /** default true */
  chat?: boolean;
  /** 0 to 600, default 0 */
  clock?: number;
  /** 0 to 600, default 20 */
  grace?: number;
  /** each 100 to 1000, default [] */
  multipliers?: number[];
  options?: MadiaoOptions;
  /** 25 to 200, default 100 */
  pace?: number;
}

/**
 * A settled hand. `payments` per seat sum to zero; the next banker is null if drawn anew.
 *
 * `banker_keeps` says that the banker stays by the bonus for the Hundred. [MD-2.4] [MD-6.12]
 */
export interface MadiaoSettlement {
  ended_by: MadiaoEnding;
  payments: number[];
  lines: MadiaoLine[];
  next_banker: number | null;
  /** default false */
  banker_keeps?: boolean;
}

/** A play with its card in the open, after the hand. */
export interface MadiaoShownPlay {
  seat: number;
  card: MadiaoCard;
  face: MadiaoFace;
}

/** A card face down, as a seat learns of it: `card` only for the one who played it. [MD-5.4] */
export interface MadiaoSloughSeen {
  event: "slough_seen";
  seat: number;
  card: MadiaoCard | null;
}

/** The banker has named the stake. [MD-2.3] */
export interface MadiaoStakeNamed {
  event: "stake_named";
  seat: number;
  stake: number;
}

/** What a reader is told of what happens in Madiao. */
export type MadiaoTold =
  | MadiaoCardsDrawn | MadiaoDiceRolled | MadiaoPlayersSeated | MadiaoBankerChosen
  | MadiaoStakeNamed | MadiaoPackShuffled | MadiaoPackCut | MadiaoUpcardShown | MadiaoMeldDeclared
  | MadiaoFourLowestDeclared | MadiaoRedealWaived | MadiaoRedealDemanded | MadiaoCardPlayed
  | MadiaoTrickTaken | MadiaoSecondUpcardShown | MadiaoHandSettled | MadiaoMatchEnded
  | MadiaoHandDealt | MadiaoSloughSeen;

/** A finished trick. */
export interface MadiaoTrick {
  laid: MadiaoLaid[];
  winner: number;
  winning: MadiaoCard;
}

/** A trick is over: its number (1 to 8), its winner, the card that won. [MD-5.3] */
export interface MadiaoTrickTaken {
  event: "trick_taken";
  number: number;
  seat: number;
  card: MadiaoCard;
}

/** The first upcard, and the cards that count as tops under it. [MD-3.3] [MD-6.4] */
export interface MadiaoUpcardShown {
  event: "upcard_shown";
  card: MadiaoCard;
  tops: MadiaoCard[];
}

/**
 * All that one reader may see; `seat` is null for a spectator.
 *
 * `waiting` are the seats on turn, `ask` what is asked of the reader itself; `hand` and `sloughed`
 * are the reader's own; `totals` money; `served` a bit for each seat that has been banker for a
 * finished hand; `previous` the last hand, in the open, until the next stake.
 */
export interface MadiaoView {
  seat: number | null;
  options: MadiaoOptions;
  phase: MadiaoPhase;
  players: number[];
  waiting: number[];
  banker: number | null;
  stake: number | null;
  totals: number[];
  served: number;
  deals: number;
  hands: number;
  cut_card: MadiaoCard | null;
  first: number | null;
  upcard: MadiaoCard | null;
  tops: MadiaoCard[];
  board: MadiaoBoard | null;
  hand: MadiaoCard[];
  sloughed: MadiaoCard[];
  ask: MadiaoAsk | null;
  previous: MadiaoFinishedHand | null;
  ending: MadiaoMatchEnding | null;
}

/** A player keeps the cards as they are. [MD-4.5] */
export interface MadiaoWaiveRedeal {
  do: "waive_redeal";
}

/** Wish for another end of the game; it changes when all seats wish for the same. [MO-3] */
export interface MaoAgreeEnd {
  do: "agree_end";
  /** 0 to 500 characters */
  end: string;
}

/** Hand a penalty back to who gave it. [MO-70] */
export interface MaoBadCall {
  do: "bad_call";
  penalty: number;
}

/** A third player calls a penalty bad. [MO-70] */
export interface MaoBadCallMade {
  event: "bad_call";
  at: number;
  seat: number;
  penalty: number;
}

/** A vote has closed; a voice for each seat, null for none. [MO-72] */
export interface MaoBallotClosed {
  event: "ballot_closed";
  at: number;
  penalty: number;
  stands: boolean;
  voices: (boolean | null)[];
}

/** A vote on a penalty has begun. [MO-72] */
export interface MaoBallotOpened {
  event: "ballot_opened";
  at: number;
  seat: number;
  penalty: number;
}

/** The running vote: on which penalty, who has voted, how the reader did. */
export interface MaoBallotView {
  penalty: number;
  voted: boolean[];
  own: boolean | null;
}

/** Call a suit: on the held jack, or in the race. [MO-41] [MO-42] */
export interface MaoCall {
  do: "call";
  suit: MaoSuit;
}

/** A seat is back. [MO-97] */
export interface MaoCameBack {
  event: "back";
  at: number;
  seat: number;
}

/**
 * A card by its code, rank then suit, the one used in every file, log, URL and API. [MO-1]
 *
 * Two packs hold two of each card, which nobody can tell apart. `place` (0 to 51) is its place in
 * this order.
 */
export type MaoCard =
  | "AS" | "2S" | "3S" | "4S" | "5S" | "6S" | "7S" | "8S" | "9S" | "10S" | "JS" | "QS" | "KS" | "AH"
  | "2H" | "3H" | "4H" | "5H" | "6H" | "7H" | "8H" | "9H" | "10H" | "JH" | "QH" | "KH" | "AD" | "2D"
  | "3D" | "4D" | "5D" | "6D" | "7D" | "8D" | "9D" | "10D" | "JD" | "QD" | "KD" | "AC" | "2C" | "3C"
  | "4C" | "5C" | "6C" | "7C" | "8C" | "9C" | "10C" | "JC" | "QC" | "KC";

/** A card was played; `held`: a jack under the finger. [MO-16] */
export interface MaoCardPlayed {
  event: "played";
  at: number;
  seat: number;
  card: MaoCard;
  held: boolean;
}

/** A card that was played against the rules is taken back. [MO-26] [MO-78] */
export interface MaoCardReturned {
  event: "returned";
  at: number;
  seat: number;
  card: MaoCard;
}

/** A running clock: whose, how long it has run and its limit (ms), and if it stands still. */
export interface MaoClockView {
  seat: number;
  elapsed: number;
  limit: number;
  stopped: boolean;
}

/**
 * The new rule contradicts `other`; `prevails` is the id of the one that does.
 *
 * null prevails where both bind, and nobody can keep the two. `card` and `top`: an example, a card
 * and, for plays, what it is laid on; `words`: what is asked for and forbidden.
 */
export interface MaoConflict {
  kind: MaoKind;
  other: string;
  /** default null */
  prevails?: string | null;
  /** default null */
  card?: MaoCard | null;
  /** default null */
  top?: MaoCard | null;
  /** default "" */
  words?: string;
}

/**
 * A made-up rule: its id, what it says or is called, and its parts in the language. [MO-89]
 *
 * Without `parts` it is free text, `judged` by the table; with them the machine enforces it.
 */
export interface MaoCustom {
  /** `^[a-z][a-z0-9_-]{0,31}$(?!\n)` */
  id: string;
  /** 1 to 500 characters */
  text: string;
  /** default true */
  judged?: boolean;
  parts?: MaoPart[];
}

/** The dealer deals that many cards to each. [MO-7] */
export interface MaoDeal {
  do: "deal";
  /** default 5 */
  cards?: number;
}

/** The dealer deals; `cards` to each. [MO-7] */
export interface MaoDealBegun {
  event: "deal_begun";
  at: number;
  seat: number;
  cards: number;
}

/** Chance has chosen the first dealer. [MO-6] */
export interface MaoDealerChosen {
  event: "dealer_chosen";
  at: number;
  seat: number;
}

/** The cards lie face down before the seats, `hands` to each seat. [MO-7] [MO-8] */
export interface MaoDealt {
  event: "dealt";
  at: number;
  dealer: number;
  hands: number[];
  stock: number;
}

/** Give up the right to make a rule now. [MO-89] */
export interface MaoDeclineRule {
  do: "decline_rule";
}

/** Ask for a vote on a penalty. [MO-72] */
export interface MaoDispute {
  do: "dispute";
  penalty: number;
}

/** Touch the stock and so take its top card. [MO-16] [MO-22] */
export interface MaoDraw {
  do: "draw";
}

/** A seat has taken `cards` (0: nothing was left); `card` for that seat alone. [MO-22] */
export interface MaoDrawSeen {
  event: "drawn";
  at: number;
  seat: number;
  cards: number;
  card: MaoCard | null;
  forced: boolean;
}

/** All seats agreed on another end of the game. [MO-3] */
export interface MaoEndAgreed {
  event: "end_agreed";
  at: number;
  end: string;
}

/** End the own point of order, or vote for the end of another's. [MO-64] [MO-65] */
export interface MaoEndPointOfOrder {
  do: "end_point_of_order";
}

/**
 * The game is over; hands won by seat. [MO-3] [MO-5]
 *
 * Every rule that was made up is laid open, the secret ones too, with what it caught. [MO-91]
 */
export interface MaoGameEnded {
  event: "game_ended";
  at: number;
  wins: number[];
  /** default [] */
  histories?: MaoRuleHistory[];
}

/** Make a gesture that a made-up rule may ask for. [MO-92] */
export interface MaoGesticulate {
  do: "gesture";
  name: MaoGesture;
}

/** What made-up rules can ask for beside words. */
export type MaoGesture = "knock" | "bow" | "tap" | "slap" | "stand" | "snap" | "straighten";

/** Somebody made a gesture. [MO-92] */
export interface MaoGestured {
  event: "gestured";
  at: number;
  seat: number;
  name: MaoGesture;
}

/**
 * Give another seat a penalty card, with the reason: a code, a rule's id, or `other`. [MO-68]
 *
 * `text` says what it is about when the reason is `other`.
 */
export interface MaoGivePenalty {
  do: "penalty";
  target: number;
  /** 0 to 500 characters */
  reason: string;
  /** 0 to 500 characters, default "" */
  text?: string;
}

/** A hand is over: won, or void without a winner; with all that the machine noticed. [MO-86] */
export interface MaoHandEnded {
  event: "hand_ended";
  at: number;
  winner: number | null;
  wins: number[];
  noticed: MaoNoted[];
}

/**
 * A rule in force for the remainder of the game, its maker's seat, and if secret. [MO-90]
 *
 * `maker` is null for a rule that the table began with.
 */
export interface MaoInForce {
  rule: MaoCustom;
  /** default null */
  maker?: number | null;
  /** default false */
  secret?: boolean;
}

/** A jack was let go; `suit` is what was called, or null: a race. [MO-41] [MO-42] */
export interface MaoJackReleased {
  event: "released";
  at: number;
  seat: number;
  suit: MaoSuit | null;
}

/** How two rules contradict each other. */
export type MaoKind =
  | "same_rule" | "ban_and_permission" | "two_bans" | "two_permissions" | "count_as" | "act_as"
  | "words_and_silence" | "words_and_ban" | "gesture_and_ban" | "turn";

/** Go away; the hand is kept. Sent too when a connection is lost past its grace. [MO-97] */
export interface MaoLeave {
  do: "leave";
}

/** Pick up and look at the own hand. [MO-9] */
export interface MaoLook {
  do: "look";
}

/** A seat has picked up its hand; `hand` only for that seat. [MO-9] */
export interface MaoLookSeen {
  event: "looked";
  at: number;
  seat: number;
  hand: MaoCard[] | null;
}

/**
 * Add a rule after three wins; `secret` asks for one that only the maker knows. [MO-89]
 *
 * `verdict` comes from whoever runs the table and has tried the rule out, and never from who makes
 * it. [MO-94]
 */
export interface MaoMakeRule {
  do: "make_rule";
  rule: MaoCustom;
  /** default false */
  secret?: boolean;
  /** default "accepted" */
  verdict?: MaoVerdict;
}

/** Whether everybody hears a made-up rule, or only its maker knows it. [MO-91] */
export type MaoMaking = "announced" | "secret";

/** What a player of Mao may do. */
export type MaoMove =
  | MaoDeal | MaoTurnUp | MaoLook | MaoPlay | MaoDraw | MaoCall | MaoRelease | MaoSay
  | MaoGesticulate | MaoGivePenalty | MaoBadCall | MaoDispute | MaoVote | MaoPointOfOrder
  | MaoEndPointOfOrder | MaoMakeRule | MaoDeclineRule | MaoLeave | MaoReturn | MaoQuit | MaoAgreeEnd
  | MaoTimeIsUp;

/** A penalty's card moves; `card` for those who see its face. [MO-70] [MO-72] */
export interface MaoMoveSeen {
  event: "card_moved";
  at: number;
  penalty: number;
  source: number | null;
  target: number | null;
  card: MaoCard | null;
}

/** A breach in the review after a hand; `penalty`: the number of its penalty, or null. */
export interface MaoNoted {
  seat: number;
  reason: string;
  penalty: number | null;
}

/**
 * Every switch of the rules and every setting of a table.
 *
 * Times: `limit` in seconds [MO-18], `grace_ms` in milliseconds, `hand_cap_minutes` in minutes.
 * `decks`: null lets the number of seats and cards decide, and they never decide for a third
 * [MO-1]. `multipliers`: for each seat, in percent, how much longer its times are for a person who
 * needs longer; empty means 100 for all. `end`: `open`, `hands:N` or `time:MINUTES` [MO-3].
 */
export interface MaoOptions {
  /** default "referee" */
  referee?: MaoReferee;
  /** 5 to 7, default 7 */
  limit?: number;
  /** default false */
  strict?: boolean;
  /** 1 to 3, default null */
  decks?: number | null;
  /** `^(open|hands:([1-9][0-9]{0,5})|time:([1-9][0-9]{0,5}))$`, default "open" */
  end?: string;
  /** 0 to 10000, default 250 */
  grace_ms?: number;
  /** 1 to 1000000, default 400 */
  hand_cap_turns?: number;
  /** 1 to 1000000, default 40 */
  hand_cap_minutes?: number;
  /** 1 to 1000000, default 3 */
  thanks_cap?: number;
  /** 1 to 1000000, default 3 */
  away_after?: number;
  /** 2 to 3, default 3 */
  min_deal?: number;
  /** default false */
  winner_deals?: boolean;
  /** default false */
  stock_out_of_turn_penalty?: boolean;
  /** default false */
  draw_then_play?: boolean;
  /** default false */
  reverse_is_skip_2p?: boolean;
  /** default false */
  penalise_early_release?: boolean;
  /** default false */
  strict_calls?: boolean;
  /** default false */
  silence?: boolean;
  /** default false */
  to_stock?: boolean;
  /** default false */
  once?: boolean;
  /** default "announced" */
  making?: MaoMaking;
  /** default false */
  add_deck?: boolean;
  /** each 100 to 1000, default [] */
  multipliers?: number[];
}

/** A point of order: hands down, talk is free. [MO-60] */
export interface MaoOrderBegan {
  event: "point_of_order";
  at: number;
  seat: number;
}

/** A seat wants the point of order to end. [MO-65] */
export interface MaoOrderEndWished {
  event: "end_wished";
  at: number;
  seat: number;
}

/** The point of order is over. [MO-64] [MO-65] */
export interface MaoOrderEnded {
  event: "point_of_order_ended";
  at: number;
}

/** The running point of order: who called it, who wants it to end. */
export interface MaoOrderView {
  caller: number;
  wishes: number[];
}

/** One sentence of a rule: when this happens, if that holds, then do so, in order. [MO-92] */
export interface MaoPart {
  when: MaoRuleTrigger;
  then: MaoRuleEffect[];
  /** default null */
  if?: MaoRuleCondition | null;
}

/** A penalty; `cards` is 0 when none was left, `card` for its receiver alone. [MO-68] */
export interface MaoPenaltySeen {
  event: "penalty";
  at: number;
  number: number;
  seat: number;
  by: number | string;
  reason: string;
  cards: number;
  /** default "" */
  text?: string;
  /** default null */
  card?: MaoCard | null;
}

/** A penalty of this hand: `by` a seat or "referee"; what bad calls and votes made of it. */
export interface MaoPenaltyView {
  number: number;
  seat: number;
  by: number | string;
  reason: string;
  text: string;
  handed_back_by: number | null;
  stands: boolean | null;
}

/** Play a card; `hold`: the finger stays on it, if it is a jack. [MO-16] [MO-41] */
export interface MaoPlay {
  do: "play";
  card: MaoCard;
  /** default false */
  hold?: boolean;
}

/** Call a point of order. [MO-60] */
export interface MaoPointOfOrder {
  do: "point_of_order";
}

/** Leave for good. [MO-97] */
export interface MaoQuit {
  do: "quit";
}

/** The next player closed the race: the jack's printed suit counts. [MO-45] */
export interface MaoRaceClosed {
  event: "race_closed";
  at: number;
  seat: number;
}

/** The thirteen ranks ("numbers"). */
export type MaoRank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";

/** Who calls breaches: the machine, the players, or both. [MO-69] [MO-80] */
export type MaoReferee = "referee" | "players" | "both";

/** Let the jack go. [MO-41] */
export interface MaoRelease {
  do: "release";
}

/** The discards have become the stock; `added`: a fresh deck has. [MO-95] [MO-96] */
export interface MaoReshuffled {
  event: "reshuffled";
  at: number;
  stock: number;
  added: boolean;
}

/** Come back to the kept hand. [MO-97] */
export interface MaoReturn {
  do: "return";
}

/**
 * The seat across the table: half of the players on, one less if they are odd.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleAcross {
  who: "across";
}

/**
 * These cards do what another rank does, and match as they are; not jacks.
 *
 * What follows.
 */
export interface MaoRuleActAs {
  do: "act_as";
  cards: MaoRuleCards;
  rank: MaoRank;
}

/**
 * Whose act it is: who played, drew, spoke, was skipped or penalised.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleActor {
  who: "actor";
}

/**
 * The actor has another turn.
 *
 * What follows.
 */
export interface MaoRuleAgain {
  do: "again";
}

/**
 * Two cards are alike in this.
 *
 * What must hold.
 */
export interface MaoRuleAlike {
  if: "alike";
  quality: MaoRuleQuality;
  /** 0 to 12, default 0 */
  back?: number;
  /** 0 to 12, default 1 */
  other?: number;
}

/**
 * All of these hold.
 *
 * What must hold.
 */
export interface MaoRuleAll {
  if: "all";
  of: MaoRuleCondition[];
}

/**
 * The card may be played though it does not match; `out_of_turn`: by anybody. [MO-93]
 *
 * Not under a demand of sevens, which only a seven answers. [MO-30]
 *
 * What follows.
 */
export interface MaoRuleAllow {
  do: "allow";
  /** default false */
  out_of_turn?: boolean;
}

/**
 * At all times: for what cards count as.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleAlways {
  when: "always";
}

/**
 * One of these holds at least.
 *
 * What must hold.
 */
export interface MaoRuleAnyOf {
  if: "any";
  of: MaoRuleCondition[];
}

/**
 * A player is about to lay a card: for what may be played.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleAttempted {
  when: "attempted";
}

/**
 * Every player who bears that mark.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleBearer {
  who: "bearer";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  mark: string;
}

/**
 * The seat so many places on in the direction of play; below 0: back.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleBeside {
  who: "beside";
  /** -11 to 11 */
  places: number;
}

/**
 * A player has broken the rule by what just happened.
 *
 * What follows.
 */
export interface MaoRuleBreaks {
  do: "breaks";
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * A card is among these: the card of the moment, or one before it.
 *
 * What must hold.
 */
export interface MaoRuleCardIs {
  if: "card";
  among: MaoRuleCards;
  /** 0 to 12, default 0 */
  back?: number;
}

/** A set of cards: of one of these ranks and one of these suits; empty means any. */
export interface MaoRuleCards {
  /** default [] */
  ranks?: MaoRank[];
  /** default [] */
  suits?: MaoSuit[];
}

/**
 * A breach of a made-up rule, by its number: in which deal, when, whose, what.
 *
 * `at`: ms of play time after the deal; `penalty`: the number of the penalty that was given for it,
 * null where nobody noticed.
 */
export interface MaoRuleCaught {
  rule: number;
  deal: number;
  at: number;
  seat: number;
  what: MaoUnnamed;
  /** default null */
  penalty?: number | null;
}

/**
 * A player must choose aloud; then parts of the rule that wait for this choice follow.
 *
 * `must`: not to choose is a breach. It is kept under its name: a suit as 1 (spades) to 4 (clubs),
 * a value, a player, a card.
 *
 * What follows.
 */
export interface MaoRuleChoose {
  do: "choose";
  what: MaoRuleSubject;
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** 1000 to 5000, default 5000 */
  within?: number;
  /** default true */
  must?: boolean;
}

/**
 * A player made the choice of this rule that has that name.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleChose {
  when: "chose";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
}

/**
 * The player whom somebody chose under that name, and no number that the rule keeps. [MO-92]
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleChosen {
  who: "chosen";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
}

/**
 * How many times in a row the value rose by so much; 0: by anything; below 0: it fell.
 *
 * A number in a rule.
 */
export interface MaoRuleClimb {
  number: "climb";
  /** -12 to 12, default 0 */
  step?: number;
}

/**
 * Play goes clockwise.
 *
 * What must hold.
 */
export interface MaoRuleClockwise {
  if: "clockwise";
}

/**
 * Two numbers compare so; never where there is nothing to count.
 *
 * What must hold.
 */
export interface MaoRuleCompare {
  if: "compare";
  left: MaoRuleNumber;
  order: MaoRuleOrder;
  right: MaoRuleNumber;
}

/** What must hold for effects to follow. */
export type MaoRuleCondition =
  | MaoRuleAll | MaoRuleAnyOf | MaoRuleNot | MaoRuleCardIs | MaoRuleAlike | MaoRuleLikeFirst
  | MaoRuleCompare | MaoRuleOneOf | MaoRulePattern | MaoRuleIsMarked | MaoRuleIsSeat | MaoRuleSays
  | MaoRuleClockwise;

/**
 * These cards count as another rank or suit, or as worth more; jacks keep their rank.
 *
 * What follows.
 */
export interface MaoRuleCountAs {
  do: "count_as";
  cards: MaoRuleCards;
  /** default null */
  rank?: MaoRank | null;
  /** default null */
  suit?: MaoSuit | null;
  /** -12 to 12, default 0 */
  more?: number;
}

/** A winner of three makes no rule now. [MO-89] */
export interface MaoRuleDeclined {
  event: "rule_declined";
  at: number;
  seat: number;
}

/**
 * Players take cards from the stock, at most ten.
 *
 * What follows.
 */
export interface MaoRuleDraw {
  do: "draw";
  /** 1 to 10, default 1 */
  cards?: number | MaoRuleValue | MaoRuleSuitOf | MaoRuleFirstValue | MaoRuleHandSize | MaoRuleHighest | MaoRulePileSize | MaoRuleStockSize | MaoRuleTurns | MaoRulePlayers | MaoRuleKept | MaoRuleRunOf | MaoRuleRunAlike | MaoRuleRunUnlike | MaoRuleRunByPlayer | MaoRuleClimb | MaoRuleSincePlay | MaoRuleSum;
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * A card was taken from the stock.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleDrawn {
  when: "drawn";
}

/** A winner of three may make a rule. [MO-89] */
export interface MaoRuleDue {
  event: "rule_due";
  at: number;
  seat: number;
}

/** What a made-up rule does. */
export type MaoRuleEffect =
  | MaoRuleSay | MaoRuleSilence | MaoRuleGesture | MaoRuleHurry | MaoRuleChoose | MaoRuleBreaks
  | MaoRuleForbid | MaoRuleAllow | MaoRuleCountAs | MaoRuleActAs | MaoRuleSkip | MaoRuleReverse
  | MaoRuleAgain | MaoRuleGoTo | MaoRuleDraw | MaoRuleMove | MaoRuleSwapHands | MaoRulePassHands
  | MaoRuleKeep | MaoRuleMark | MaoRuleRoll | MaoRuleJudged;

/**
 * All players, the actor first, then in the direction of play.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleEverybody {
  who: "everybody";
}

/**
 * Every player with the fewest cards.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleFewest {
  who: "fewest";
}

/**
 * The value of the first card of the hand, which was turned up.
 *
 * A number in a rule.
 */
export interface MaoRuleFirstValue {
  number: "first_value";
}

/**
 * The card may not be played. [MO-93]
 *
 * What follows.
 */
export interface MaoRuleForbid {
  do: "forbid";
}

/**
 * A player must make this gesture.
 *
 * What follows.
 */
export interface MaoRuleGesture {
  do: "gesture";
  name: MaoGesture;
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** 1000 to 5000, default 3000 */
  within?: number;
}

/**
 * A player made this gesture.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleGestured {
  when: "gestured";
  name: MaoGesture;
}

/**
 * The turn goes to a player.
 *
 * What follows.
 */
export interface MaoRuleGoTo {
  do: "go_to";
  who: MaoRuleWho;
}

/**
 * A hand reached this size, or went past it.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleHandReached {
  when: "hand";
  /** 0 to 60 */
  size: number;
  /** default "either" */
  way?: MaoRuleWay;
}

/**
 * How many cards a player holds.
 *
 * A number in a rule.
 */
export interface MaoRuleHandSize {
  number: "hand_size";
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * The highest value in a player's hand.
 *
 * A number in a rule.
 */
export interface MaoRuleHighest {
  number: "highest";
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/** A made-up rule laid open at the end of a session, with its maker and all that it caught. */
export interface MaoRuleHistory {
  rule: MaoInForce;
  /** default [] */
  caught?: MaoRuleCaught[];
}

/**
 * A player must play or draw so soon; the clock of the turn stays what it is.
 *
 * What follows.
 */
export interface MaoRuleHurry {
  do: "hurry";
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** 1000 to 5000, default 2000 */
  within?: number;
}

/**
 * A player bears a mark of this rule.
 *
 * What must hold.
 */
export interface MaoRuleIsMarked {
  if: "marked";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  mark: string;
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * Two of these are the same player.
 *
 * What must hold.
 */
export interface MaoRuleIsSeat {
  if: "same_player";
  who: MaoRuleWho;
  other?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * Something that no machine can hear: the table judges it, by calls and votes.
 *
 * What follows.
 */
export interface MaoRuleJudged {
  do: "judged";
  /** 1 to 60 characters */
  text: string;
}

/**
 * The rule keeps a number, for the table or for players, until it keeps another.
 *
 * What follows.
 */
export interface MaoRuleKeep {
  do: "keep";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
  number: MaoRuleNumber;
  /** default null */
  who?: MaoRuleWho | null;
}

/**
 * A number that this rule keeps: for the table, or with `who` for a player.
 *
 * A number in a rule.
 */
export interface MaoRuleKept {
  number: "kept";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
  /** default null */
  who?: MaoRuleWho | null;
}

/**
 * Who last laid one of these cards, before the card of the moment.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleLastToPlay {
  who: "last_to_play";
  cards: MaoRuleCards;
}

/**
 * A card is like the first card of the hand, which was turned up, in this.
 *
 * What must hold.
 */
export interface MaoRuleLikeFirst {
  if: "like_first";
  quality: MaoRuleQuality;
  /** 0 to 12, default 0 */
  back?: number;
}

/**
 * Players bear a mark of the rule for so many turns, at most 48; 0 takes it off.
 *
 * What follows.
 */
export interface MaoRuleMark {
  do: "mark";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
  /** 0 to 48 */
  turns: number | MaoRuleValue | MaoRuleSuitOf | MaoRuleFirstValue | MaoRuleHandSize | MaoRuleHighest | MaoRulePileSize | MaoRuleStockSize | MaoRuleTurns | MaoRulePlayers | MaoRuleKept | MaoRuleRunOf | MaoRuleRunAlike | MaoRuleRunUnlike | MaoRuleRunByPlayer | MaoRuleClimb | MaoRuleSincePlay | MaoRuleSum;
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * Every player with the most cards.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleMost {
  who: "most";
}

/**
 * A card goes elsewhere: from the pile, the stock, or one chosen from the actor's hand.
 *
 * `chosen`: the name of the choice that tells which card of the hand; `to`: whose hand.
 *
 * What follows.
 */
export interface MaoRuleMove {
  do: "move";
  source: MaoRulePlace;
  target: MaoRulePlace;
  to?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)`, default null */
  chosen?: string | null;
}

/**
 * This does not hold.
 *
 * What must hold.
 */
export interface MaoRuleNot {
  if: "not";
  of: MaoRuleCondition;
}

/** A number in a made-up rule. */
export type MaoRuleNumber =
  | number | MaoRuleValue | MaoRuleSuitOf | MaoRuleFirstValue | MaoRuleHandSize | MaoRuleHighest
  | MaoRulePileSize | MaoRuleStockSize | MaoRuleTurns | MaoRulePlayers | MaoRuleKept | MaoRuleRunOf
  | MaoRuleRunAlike | MaoRuleRunUnlike | MaoRuleRunByPlayer | MaoRuleClimb | MaoRuleSincePlay
  | MaoRuleSum;

/**
 * A number is one of these.
 *
 * What must hold.
 */
export interface MaoRuleOneOf {
  if: "one_of";
  number: MaoRuleNumber;
  /** each -100000 to 100000 */
  of: number[];
}

/** What is done with two numbers; `over` drops the rest, `apart` is their distance. */
export type MaoRuleOperator = "plus" | "minus" | "times" | "over" | "modulo" | "apart";

/** How two numbers compare. */
export type MaoRuleOrder = "equal" | "unequal" | "less" | "more" | "at_least" | "at_most";

/**
 * All players but the actor, in the direction of play.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleOthers {
  who: "others";
}

/**
 * All hands go so many places on in the direction of play.
 *
 * What follows.
 */
export interface MaoRulePassHands {
  do: "pass_hands";
  /** -11 to 11, default 1 */
  places?: number;
}

/**
 * The last cards, the oldest first, make a pattern: same letter alike, other letter unlike.
 *
 * What must hold.
 */
export interface MaoRulePattern {
  if: "pattern";
  quality: MaoRuleQuality;
  /** `^[A-F]{2,12}$(?!\n)` */
  letters: string;
}

/**
 * A player was given a penalty card.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRulePenalised {
  when: "penalised";
}

/**
 * A card came into a hand: drawn, as a penalty, or by a rule.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRulePickedUp {
  when: "picked_up";
}

/**
 * How many cards lie on the pile.
 *
 * A number in a rule.
 */
export interface MaoRulePileSize {
  number: "pile_size";
}

/** Where a rule takes a card from, and where it lays it. */
export type MaoRulePlace = "pile" | "pile_bottom" | "stock" | "stock_bottom" | "hand";

/**
 * A card was played and stays.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRulePlayed {
  when: "played";
}

/**
 * How many players there are.
 *
 * A number in a rule.
 */
export interface MaoRulePlayers {
  number: "players";
}

/** In what two cards can be alike. */
export type MaoRuleQuality = "rank" | "suit" | "colour" | "parity" | "card";

/**
 * The discards became the stock.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleReshuffled {
  when: "reshuffled";
}

/**
 * The direction of play turns round.
 *
 * What follows.
 */
export interface MaoRuleReverse {
  do: "reverse";
}

/**
 * The direction of play turned round, by a card or by a rule.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleReversedNow {
  when: "reversed";
}

/**
 * A die is rolled; its number is kept under the name.
 *
 * What follows.
 */
export interface MaoRuleRoll {
  do: "roll";
  /** `^[a-z][a-z0-9_]{0,23}$(?!\n)` */
  name: string;
}

/** In what order several players speak: any, one after another, or from both sides. */
export type MaoRuleRound = "any" | "one_way" | "both_ways";

/**
 * How many cards in a row, up to the card of the moment, are alike in this.
 *
 * A number in a rule.
 */
export interface MaoRuleRunAlike {
  number: "run_alike";
  quality: MaoRuleQuality;
}

/**
 * How many cards in a row, up to the card of the moment, one player has laid.
 *
 * A number in a rule.
 */
export interface MaoRuleRunByPlayer {
  number: "run_by_player";
}

/**
 * How many cards in a row, up to the card of the moment, are among these.
 *
 * A number in a rule.
 */
export interface MaoRuleRunOf {
  number: "run_of";
  cards: MaoRuleCards;
}

/**
 * How many times in a row, up to the card of the moment, this has changed.
 *
 * A number in a rule.
 */
export interface MaoRuleRunUnlike {
  number: "run_unlike";
  quality: MaoRuleQuality;
}

/**
 * A player must say one of these phrases. [MO-92]
 *
 * In a phrase `{number}` is the number, `{again}` the word `again` said so many times, at most
 * twelve; who asks for them gives what fills them. `order`: of several who must.
 *
 * What follows.
 */
export interface MaoRuleSay {
  do: "say";
  /** each 1 to 60 characters */
  phrases: string[];
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** 1000 to 5000, default 3000 */
  within?: number;
  /** -100000 to 100000, default null */
  number?: number | MaoRuleValue | MaoRuleSuitOf | MaoRuleFirstValue | MaoRuleHandSize | MaoRuleHighest | MaoRulePileSize | MaoRuleStockSize | MaoRuleTurns | MaoRulePlayers | MaoRuleKept | MaoRuleRunOf | MaoRuleRunAlike | MaoRuleRunUnlike | MaoRuleRunByPlayer | MaoRuleClimb | MaoRuleSincePlay | MaoRuleSum | null;
  /** 0 to 20 characters, default "" */
  again?: string;
  /** default "any" */
  order?: MaoRuleRound;
}

/**
 * What was just said has one of these words in it.
 *
 * What must hold.
 */
export interface MaoRuleSays {
  if: "says";
  /** each 1 to 60 characters */
  words: string[];
}

/** A rule was added; `rule` is null for who may not know it. [MO-89] [MO-91] */
export interface MaoRuleSeen {
  event: "rule_made";
  at: number;
  seat: number;
  rule: MaoInForce | null;
}

/**
 * A player must say nothing for so long but the game's own phrases.
 *
 * What follows.
 */
export interface MaoRuleSilence {
  do: "silence";
  who?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
  /** 1000 to 5000, default 3000 */
  within?: number;
}

/**
 * How many milliseconds ago the card before the one of the moment was laid.
 *
 * A number in a rule.
 */
export interface MaoRuleSincePlay {
  number: "since_play";
}

/**
 * So many players, at most eleven, lose the turn that was coming to them.
 *
 * What follows.
 */
export interface MaoRuleSkip {
  do: "skip";
  /** 1 to 11, default 1 */
  players?: number | MaoRuleValue | MaoRuleSuitOf | MaoRuleFirstValue | MaoRuleHandSize | MaoRuleHighest | MaoRulePileSize | MaoRuleStockSize | MaoRuleTurns | MaoRulePlayers | MaoRuleKept | MaoRuleRunOf | MaoRuleRunAlike | MaoRuleRunUnlike | MaoRuleRunByPlayer | MaoRuleClimb | MaoRuleSincePlay | MaoRuleSum;
}

/**
 * A player was skipped.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleSkipped {
  when: "skipped";
}

/**
 * A player said something.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleSpoke {
  when: "spoke";
}

/**
 * How many cards the stock has.
 *
 * A number in a rule.
 */
export interface MaoRuleStockSize {
  number: "stock_size";
}

/** What can be chosen: it is said, as everything in Mao. */
export type MaoRuleSubject = "suit" | "value" | "player" | "card";

/**
 * The suit of a card as a number, as a chosen suit is kept: 1 spades to 4 clubs.
 *
 * A number in a rule.
 */
export interface MaoRuleSuitOf {
  number: "suit";
  /** 0 to 12, default 0 */
  back?: number;
}

/**
 * Two numbers put together.
 *
 * A number in a rule.
 */
export interface MaoRuleSum {
  number: "sum";
  left: MaoRuleNumber;
  by: MaoRuleOperator;
  right: MaoRuleNumber;
}

/**
 * Two players swap hands.
 *
 * What follows.
 */
export interface MaoRuleSwapHands {
  do: "swap";
  who: MaoRuleWho;
  other?: MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;
}

/**
 * The seat so many places clockwise, whatever the direction of play; below 0: the other way.
 *
 * Players, as a rule speaks of them.
 */
export interface MaoRuleToTheLeft {
  who: "left";
  /** -11 to 11 */
  places: number;
}

/** When a made-up rule looks at its conditions. */
export type MaoRuleTrigger =
  | MaoRuleAlways | MaoRuleAttempted | MaoRulePlayed | MaoRuleDrawn | MaoRulePickedUp
  | MaoRuleSkipped | MaoRulePenalised | MaoRuleSpoke | MaoRuleGestured | MaoRuleTurnBegan
  | MaoRuleReversedNow | MaoRuleReshuffled | MaoRuleHandReached | MaoRuleWon | MaoRuleChose;

/**
 * A player's turn began.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleTurnBegan {
  when: "turn";
}

/**
 * How many turns of the hand are complete.
 *
 * A number in a rule.
 */
export interface MaoRuleTurns {
  number: "turns";
}

/**
 * The value of a card: 1 for an ace, 11 for a jack, 12 for a queen, 13 for a king.
 *
 * A number in a rule.
 */
export interface MaoRuleValue {
  number: "value";
  /** 0 to 12, default 0 */
  back?: number;
}

/** From which side a hand reaches a size. */
export type MaoRuleWay = "down" | "up" | "either";

/** Players, as made-up rules speak of them. */
export type MaoRuleWho =
  | MaoRuleActor | MaoRuleBeside | MaoRuleToTheLeft | MaoRuleAcross | MaoRuleFewest | MaoRuleMost
  | MaoRuleEverybody | MaoRuleOthers | MaoRuleChosen | MaoRuleBearer | MaoRuleLastToPlay;

/**
 * A player laid the last card.
 *
 * When a part of a rule is looked at.
 */
export interface MaoRuleWon {
  when: "won";
}

/**
 * A made-up rule has done something; which rule is not said. [MO-91] [MO-92]
 *
 * `hands`: cards in them now; `seat`, `other`: whose card or hand went, and whom to; `number`: the
 * die.
 */
export interface MaoRuled {
  event: "ruled";
  at: number;
  what: MaoRuling;
  hands: number[];
  /** default null */
  seat?: number | null;
  /** default null */
  other?: number | null;
  /** default null */
  number?: number | null;
}

/** What a made-up rule has done that everybody sees. [MO-92] */
export type MaoRuling =
  | "reversed" | "card_moved" | "hands_swapped" | "hands_passed" | "die_rolled" | "undone";

/** Somebody said something. [MO-54] */
export interface MaoSaid {
  event: "said";
  at: number;
  seat: number;
  text: string;
}

/** Say or type anything. [MO-48] [MO-54] */
export interface MaoSay {
  do: "say";
  /** 0 to 500 characters */
  text: string;
}

/**
 * A table of Mao for `places` people. `options.multipliers` stay empty: see `multipliers`.
 *
 * `language`: what its bots speak.
 *
 * What tables of every game are set to.
 *
 * `bots`: the level of bots that fill empty places at the start, "" for none; `think`: they take
 * their time like people; `takeover`: a bot plays for who is absent; `clock`: seconds for a move
 * where the game has no clock of its own, 0 for none; `grace`: seconds before a lost connection
 * counts as absence; `multipliers`: by place, in percent, who needs longer; `delay`: seconds by
 * which spectators see the table later.
 */
export interface MaoSettings {
  game: "mao";
  /** default false */
  public?: boolean;
  /** default "" */
  bots?: string;
  /** default true */
  think?: boolean;
  /** default true */
  takeover?: boolean;
  /** default true */
  spectators?: boolean;
  /** 0 to 600, default 0 */
  delay?: number;
  /** default true */
  chat?: boolean;
  /** 0 to 600, default 0 */
  clock?: number;
  /** 0 to 600, default 20 */
  grace?: number;
  /** each 100 to 1000, default [] */
  multipliers?: number[];
  options?: MaoOptions;
  /** `^(en|ru|zh-Hans|zh-Hant)$(?!\n)`, default "en" */
  language?: string;
  /** 2 to 12, default 5 */
  places?: number;
}

/** The phase as everybody names it: races and points of order are stages of their own. */
export type MaoStage =
  | "deal" | "play" | "race" | "point_of_order" | "hand_over" | "make_rule" | "game_over";

/** The four suits. */
export type MaoSuit = "S" | "H" | "D" | "C";

/**
 * A suit was called on a jack: held, in the race, or as the race's outcome. [MO-41] [MO-42]
 *
 * `in_force`: it is the suit from now on.
 */
export interface MaoSuitCalled {
  event: "suit_called";
  at: number;
  seat: number;
  suit: MaoSuit;
  in_force: boolean;
}

/**
 * The agreed hour of the clock on the wall has come. [MO-3] [MO-4]
 *
 * Whoever runs the table sends it, in any seat's name; it is taken from no player.
 */
export interface MaoTimeIsUp {
  do: "time_is_up";
}

/** What a reader is told of what happens in Mao. */
export type MaoTold =
  | MaoDealerChosen | MaoDealBegun | MaoDealt | MaoTurnedUp | MaoUnlocked | MaoTurnBegan
  | MaoCardPlayed | MaoCardReturned | MaoReshuffled | MaoSuitCalled | MaoJackReleased
  | MaoRaceClosed | MaoSaid | MaoGestured | MaoBadCallMade | MaoBallotOpened | MaoVoteCast
  | MaoBallotClosed | MaoOrderBegan | MaoOrderEndWished | MaoOrderEnded | MaoWentAway | MaoCameBack
  | MaoWentForGood | MaoWinUndone | MaoHandEnded | MaoRuleDue | MaoRuleDeclined | MaoRuled
  | MaoEndAgreed | MaoGameEnded | MaoLookSeen | MaoDrawSeen | MaoPenaltySeen | MaoMoveSeen
  | MaoRuleSeen;

/** It is that seat's turn. [MO-21] */
export interface MaoTurnBegan {
  event: "turn";
  at: number;
  seat: number;
}

/** The dealer turns the first card up; `hold`: a jack stays under the finger. [MO-11] */
export interface MaoTurnUp {
  do: "turn_up";
  /** default false */
  hold?: boolean;
}

/** The first card is face up; `held`: a jack is under the dealer's finger. [MO-11] */
export interface MaoTurnedUp {
  event: "turned_up";
  at: number;
  seat: number;
  card: MaoCard;
  held: boolean;
}

/** The first card is acted out: all may look. [MO-13] */
export interface MaoUnlocked {
  event: "unlocked";
  at: number;
}

/**
 * What was breached of a secret rule, and never which rule. [MO-91]
 *
 * `SECRET_RULE` leaves even that open: so calls who knows the rule, or who only knows that one was
 * broken.
 */
export type MaoUnnamed =
  | "secret_rule" | "not_said" | "not_gestured" | "too_slow" | "wrong_words" | "wrong_card"
  | "wrong_act";

/**
 * What trying a rule out has shown; the trial happens outside the game. [MO-94]
 *
 * Free text that the table judges cannot be tried: it is accepted.
 */
export type MaoVerdict =
  | "accepted" | "hands_do_not_end" | "card_never_playable" | "nothing_follows" | "spoils_the_game";

/**
 * All that one reader may see; `seat` is null for a spectator, tuples are by seat.
 *
 * `hand`: the reader's own, null while it lies face down; `up`: who has its hand up; `held`: the
 * seat with a finger on the jack, `held_suit` what it has called; `raced`: who has called in the
 * race; `called`: the suit in force; `owed`: cards of the sevens still to draw by whose turn it is;
 * `hands`: cards in them, 0 for who has quit [MO-97]; `pile`: cards in it; `casual`: too few seats
 * for a rated game [MO-2]; `leaders`: who has won most hands [MO-5]; `ended`: how the last hand
 * did, till the next one is dealt; `own_rules`: the reader's secret rules; `histories`: once the
 * session is over, every rule that was made up and what it caught [MO-91]; times in ms of table
 * time.
 */
export interface MaoView {
  seat: number | null;
  options: MaoOptions;
  stage: MaoStage;
  casual: boolean;
  dealer: number;
  turn: number | null;
  direction: number;
  top: MaoCard | null;
  called: MaoSuit | null;
  sevens: number;
  owed: number;
  hands: number[];
  stock: number;
  pile: number;
  hand: MaoCard[] | null;
  up: boolean[];
  held: number | null;
  held_suit: MaoSuit | null;
  raced: number[];
  acting: boolean;
  clock: MaoClockView | null;
  penalties: MaoPenaltyView[];
  ballot: MaoBallotView | null;
  order: MaoOrderView | null;
  away: boolean[];
  gone: boolean[];
  wins: number[];
  leaders: number[];
  winner: number | null;
  ended: MaoHandEnded | null;
  hands_won: number;
  rules: MaoInForce[];
  own_rules: MaoInForce[];
  secret_rules: number[];
  rights: number[];
  rule_by: number | null;
  end: string;
  /** default [] */
  histories?: MaoRuleHistory[];
}

/** Vote on a penalty: `uphold` it or not. [MO-72] */
export interface MaoVote {
  do: "vote";
  penalty: number;
  uphold: boolean;
}

/** A seat has voted; how comes out when the vote closes. [MO-72] */
export interface MaoVoteCast {
  event: "voted";
  at: number;
  seat: number;
  penalty: number;
}

/** A seat is away; its hand is kept. [MO-97] */
export interface MaoWentAway {
  event: "away";
  at: number;
  seat: number;
}

/** A seat has left for good. [MO-97] */
export interface MaoWentForGood {
  event: "quit";
  at: number;
  seat: number;
}

/** The last card did not win: play goes on. [MO-86] [MO-87] */
export interface MaoWinUndone {
  event: "win_undone";
  at: number;
  seat: number;
}

/** Who the cookie says that one is. */
export interface Me {
  person: string;
  name: string;
}

/** A name to be called by. */
export interface NameMe {
  /** 0 to 200 characters */
  name: string;
}

/** The messages of a stream, numbered without gaps. */
export type Numbered = DownRoomNews | DownMadiaoNews | DownMaoNews | DownHeard;

/** A card in a trick that everybody sees afterwards, also one that was laid face down. */
export interface OpenCard {
  seat: number;
  card: MadiaoCard;
  face: MadiaoFace;
  /** default false */
  exposed?: boolean;
}

/** A new table, set like this. */
export interface OpenTable {
  settings: Settings;
}

/** Why a socket is closed. */
export type Parting =
  | "protocol" | "malformed" | "too_long" | "too_fast" | "too_slow" | "elsewhere" | "no_such_table"
  | "bad_token" | "no_spectators" | "full" | "restart" | "unavailable" | "closed";

/**
 * A game at a table; times are wall time (ms).
 *
 * `number`: under which it has a record, null while it has none; `ended` null: it is still being
 * played; `hands`: how many are over; `players`: from who asks on, as the turn goes.
 */
export interface PastGame {
  number: number | null;
  began: number;
  ended: number | null;
  hands: number;
  players: PastPlayer[];
}

/** Somebody in a game: `score` is money, in Mao hands won; `you`: it was who asks. */
export interface PastPlayer {
  name: string;
  sitter: Sitter;
  score: number;
  you: boolean;
}

/** A table where one has sat, and its games, the last one first. */
export interface PastTable {
  table: string;
  game: string;
  phase: Phase;
  created: number;
  games: PastGame[];
}

/** Tables where one has sat, the last touched first; `more`: there are others after these. */
export interface PastTables {
  tables: PastTable[];
  more: boolean;
}

/** Where a table stands. */
export type Phase = "gathering" | "playing" | "paused" | "over";

/**
 * What was wrong: a code with arguments, where, and why in English.
 *
 * Codes have messages in the catalogs.
 */
export interface Problem {
  code: string;
  where: string;
  /** default "" */
  detail?: string;
  arguments?: { [name: string]: string | number };
}

/** A place at any public table of a game that has one, or a new table. */
export interface QuickMatch {
  settings: Settings;
}

/** What can be said with one press, in the language of whoever reads it. */
export type QuickPhrase =
  | "hello" | "well_played" | "thanks" | "sorry" | "one_moment" | "good_luck" | "oops" | "goodbye";

/** A secret by which anybody may download a game, and the link with it. */
export interface RecordLink {
  token: string;
  link: string;
}

/** How many games of a table can be downloaded; they are numbered from 1. */
export interface RecordList {
  records: number;
}

/** Why a command had no effect: `clause` names the rule if it is the game that refuses. */
export interface Refusal {
  code: string;
  clause: string;
  arguments?: { [name: string]: string | number };
}

/**
 * A game that has a record: `names` by place, and what each hand brought them.
 *
 * `hands`: how many are over, numbered from 1. Of Mao there are neither `results` nor steps. `you`:
 * the place of who asks; null for who has not played it, or comes by a link.
 */
export interface Replay {
  game: string;
  names: string[];
  hands: number;
  results: number[][];
  /** default null */
  you?: number | null;
}

/** A hand of Madiao, step by step. */
export interface ReplayHand {
  hand: number;
  steps: ReplayStep[];
}

/**
 * The table of Madiao after something happened, with every hand open; tuples are by seat.
 *
 * `laid`: the trick on the table, or the last one until the next is led; `winner`: who wins or has
 * won it; `won`: tricks; `totals`: money; `players`: their places.
 */
export interface ReplayStep {
  told: MadiaoTold[];
  players: number[];
  names: string[];
  banker: number | null;
  stake: number | null;
  upcard: MadiaoCard | null;
  tops: MadiaoCard[];
  totals: number[];
  hands: MadiaoCard[][];
  laid: OpenCard[];
  winner: number | null;
  won: number[];
}

/**
 * The table around the game; tuples are by place.
 *
 * `seats`: for each seat of the game the place of who plays it; `hand` counts hands, and
 * `commitment` is that of the coming or running hand's shuffles; `spectators` are counted.
 */
export interface Room {
  table: string;
  settings: Settings;
  phase: Phase;
  host: number | null;
  chairs: Chair[];
  seats: number[];
  hand: number;
  commitment: string | null;
  spectators: number;
}

/** What a table is set to. */
export type Settings = MadiaoSettings | MaoSettings;

/** A hand of Madiao that is over; `money` of the hand and `totals` after it by place. */
export interface SettledHand {
  banker: number;
  stake: number;
  ended_by: MadiaoEnding;
  money: number[];
  totals: number[];
}

/** Who is on a place. */
export type Sitter = "nobody" | "person" | "bot";

/** A short code to be said aloud, good for so many seconds. */
export interface SpokenCode {
  code: string;
  seconds: number;
}

/** What a list shows of a table; tuples are by place. */
export interface TableInfo {
  table: string;
  phase: Phase;
  settings: Settings;
  names: string[];
  sitters: Sitter[];
}

/** Where a table is: its id, unguessable, and the link to hand on. */
export interface TableLink {
  table: string;
  link: string;
}

/** The public tables, the last touched first. */
export interface TableList {
  tables: TableInfo[];
}

/** What a client may send on a table's socket. */
export type Up = UpHello | UpPing | UpPong | Command;

/** The host sets the table, before a game. */
export interface UpChangeSettings {
  do: "change_settings";
  /** 1 to 40 characters */
  id: string;
  settings: Settings;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Something said beside the game. */
export interface UpChat {
  do: "chat";
  /** 1 to 40 characters */
  id: string;
  /** 1 to 500 characters */
  text: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/**
 * Something unforeseeable for the shuffles of the next hand, before its first shuffle.
 *
 * It is `stale` where another commitment has been published since: it was for other shuffles.
 */
export interface UpEntropy {
  do: "entropy";
  /** 1 to 40 characters */
  id: string;
  /** 1 to 64 characters */
  entropy: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** The host makes somebody else the host. */
export interface UpHandOver {
  do: "hand_over";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63 */
  place: number;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/**
 * The first frame. `token`: the secret of a seat, null to watch.
 *
 * `stream` and `after`: the stream seen before and the last number in it, to go on from there.
 */
export interface UpHello {
  do: "hello";
  protocol: number;
  /** 1 to 128 characters, default null */
  token?: string | null;
  /** default null */
  stream?: string | null;
  /** 0 to 9007199254740992, default 0 */
  after?: number;
}

/** Let a bot play the own seat for now, or take it back. */
export interface UpLetBot {
  do: "let_bot";
  /** 1 to 40 characters */
  id: string;
  /** default true */
  on?: boolean;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** A move at a table of Madiao. */
export interface UpMadiaoMove {
  do: "madiao";
  /** 1 to 40 characters */
  id: string;
  move: MadiaoMove;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** A move at a table of Mao. What it says of a verdict on a rule counts nothing. [MO-94] */
export interface UpMaoMove {
  do: "mao";
  /** 1 to 40 characters */
  id: string;
  move: MaoMove;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Hear no more chat from a place, or from all spectators (null), or hear it again. */
export interface UpMute {
  do: "mute";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63 */
  place: number | null;
  /** default true */
  on?: boolean;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/**
 * Wish for a pause, or for its end; it comes when all people at the table wish it.
 *
 * A game that waits for somebody to sit down is paused, too; with such a wish it stays so then.
 */
export interface UpPause {
  do: "pause";
  /** 1 to 40 characters */
  id: string;
  /** default true */
  on?: boolean;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** One of the quick phrases. */
export interface UpPhrase {
  do: "phrase";
  /** 1 to 40 characters */
  id: string;
  phrase: QuickPhrase;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Is the table there? `sent` comes back as it is. */
export interface UpPing {
  do: "ping";
  /** 0 to 9007199254740992, default 0 */
  sent?: number;
}

/** The answer to a `Beat`; the time between the two is this client's delay. */
export interface UpPong {
  do: "pong";
  /** 0 to 9007199254740992 */
  beat: number;
}

/** Ready to play, or not; `entropy`: as in `Entropy`, for the first hand. */
export interface UpReady {
  do: "ready";
  /** 1 to 40 characters */
  id: string;
  /** default true */
  ready?: boolean;
  /** 0 to 64 characters, default "" */
  entropy?: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Wish for another game after this one; it begins when all people at the table wish it. */
export interface UpRematch {
  do: "rematch";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** The host sends away who sits there: a bot, somebody before a game, or somebody absent. */
export interface UpRemove {
  do: "remove";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63 */
  place: number;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Tell whoever keeps the server about a player. */
export interface UpReport {
  do: "report";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63 */
  place: number;
  /** 1 to 500 characters */
  text: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** The host puts a bot on an empty place. */
export interface UpSeatBot {
  do: "seat_bot";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63 */
  place: number;
  /** 0 to 40 characters */
  level: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Take an empty place, or that of a bot; any, if `place` is null. */
export interface UpSitDown {
  do: "sit_down";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 63, default null */
  place?: number | null;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Leave the place for good. */
export interface UpStandUp {
  do: "stand_up";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** The host begins the game; bots fill the empty places if the settings say so. */
export interface UpStart {
  do: "start";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** Ask for a short code that brings the seat to another device. */
export interface UpTransfer {
  do: "transfer";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/**
 * At a table of Mao, try a rule out before it is made: who may make one is told what it does.
 *
 * `Tried` comes before the answer; nothing changes.
 */
export interface UpTryRule {
  do: "try_rule";
  /** 1 to 40 characters */
  id: string;
  rule: MaoCustom;
  /** default false */
  secret?: boolean;
  /** 0 to 9007199254740992, default 0 */
  seen?: number;
}

/** A code that somebody typed: a spoken one, or one that brings a seat. */
export interface UseCode {
  /** 0 to 64 characters */
  code: string;
}

/** What can be asked by HTTP: the JSON that goes there and that comes back. */
export interface Routes {
  /** Who one is; somebody new is given a name and a cookie. */
  "GET /api/me": { answer: Me };
  /** Be called by another name from now on, where one sits down next. */
  "POST /api/me": { body: NameMe; answer: Me };
  /** The games at tables where one has sat, the table last touched first. */
  "GET /api/me/games": { answer: PastTables };
  /** Those that come after a table in that list. */
  "GET /api/me/games/{table}": { answer: PastTables };
  /** The public tables. */
  "GET /api/tables": { answer: TableList };
  /** Open a table; nobody sits there yet. */
  "POST /api/tables": { body: OpenTable; answer: TableLink };
  /** What a list would show of a table. */
  "GET /api/tables/{table}": { answer: TableInfo };
  /** A short code to be said aloud, which leads to the table. */
  "POST /api/tables/{table}/code": { answer: SpokenCode };
  /**
   * The settled hands of the match that is played at a table, or was played last; for who has sat
   * there, and for who may watch without delay.
   */
  "GET /api/tables/{table}/hands": { answer: HandList };
  /** How many games of a table can be downloaded, for who has sat there. */
  "GET /api/tables/{table}/records": { answer: RecordList };
  /** A link by which anybody may have that file. */
  "POST /api/tables/{table}/records/{number}": { answer: RecordLink };
  /** What there is to replay of a game, for who has sat there. */
  "GET /api/tables/{table}/records/{number}/replay": { answer: Replay };
  /** A hand of a game of Madiao step by step, all cards open, for who has sat there. */
  "GET /api/tables/{table}/records/{number}/replay/{hand}": { answer: ReplayHand };
  /** What there is to replay of the game that such a link leads to. */
  "GET /api/records/{token}/replay": { answer: Replay };
  /** A hand of that game step by step, if it is one of Madiao. */
  "GET /api/records/{token}/replay/{hand}": { answer: ReplayHand };
  /** Where a code leads: a spoken one to a table, a transfer code to a seat, once. */
  "POST /api/codes": { body: UseCode; answer: CodeLeads };
  /** A public table with these settings and a free place, or a new one. */
  "POST /api/quick": { body: QuickMatch; answer: TableLink };
}
