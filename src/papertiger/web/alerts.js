// That something happens, for who looks elsewhere: small sounds, and a notification. Both are off
// until somebody wants them.

import { effect, signal } from "./vendor/signals-core.js";
import { remember, remembered } from "./memory.js";
import { asked, news } from "./table.js";
import { say } from "./words.js";

/** @import { MadiaoTold } from "wire" */

/** Whether there are sounds. */
export const sounds = signal(remembered("sounds") === "on");
/** How loud, in percent. */
export const volume = signal(Number(remembered("volume") ?? 50));
/** Whether one's turn is notified of. */
export const notices = signal(remembered("notices") === "on");
/** Whether the browser lets no page of ours do so. */
export const forbidden = signal(false);

/** Notes: how high (Hz), when and how long (s). @type {Record<string, [number, number, number][]>} */
const TUNES = {
  card: [[190, 0, 0.07], [90, 0, 0.09]],
  trick: [[523, 0, 0.16], [784, 0.09, 0.22]],
  turn: [[659, 0, 0.14], [880, 0.13, 0.3]],
  settlement: [[392, 0, 0.5], [523, 0.1, 0.5], [659, 0.2, 0.5], [784, 0.3, 0.7]],
};

/** @type {AudioContext | null} */
let audio = null;

/** Let a tune be heard. @param {string} name */
export function sound(name) {
  if (!sounds.value) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [height, delay, length] of TUNES[name] ?? []) {
    const begin = audio.currentTime + delay;
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = height;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume.value / 250, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** @param {boolean} on */
export function letSound(on) {
  sounds.value = on;
  remember("sounds", on ? "on" : null);
  sound("turn");
}

/** @param {number} percent */
export function letVolume(percent) {
  volume.value = percent;
  remember("volume", String(percent));
  sound("card");
}

/** @param {boolean} on */
export async function letNotify(on) {
  const may = on && "Notification" in globalThis ? await Notification.requestPermission() : "denied";
  forbidden.value = on && may !== "granted";
  notices.value = on && may === "granted";
  remember("notices", notices.value ? "on" : null);
}

function notify() {
  if (!notices.value || !document.hidden || Notification.permission !== "granted") return;
  try {
    const note = new Notification(say("web-your-turn"), { body: say("web-title"), tag: location.pathname });
    note.addEventListener("click", () => { focus(); note.close(); });
  } catch {
    // Some browsers leave that to workers.
  }
}

/** What is heard of an event. @param {MadiaoTold} told */
function tuneOf(told) {
  switch (told.event) {
    case "card_played": case "slough_seen": return "card";
    case "trick_taken": return "trick";
    case "hand_settled": return "settlement";
    default: return null;
  }
}

effect(() => {
  const tunes = news.value.told.map(tuneOf).filter((each) => each !== null);
  const last = tunes.at(-1);
  if (last && sounds.peek()) sound(last);
});

let before = false;
effect(() => {
  const now = asked.value !== null;
  if (now && !before) {
    if (sounds.peek()) sound("turn");
    notify();
  }
  before = now;
});
