// The page as a thing one keeps: its worker, and whether a newer version is here.

import { html, nothing } from "./vendor/lit-html.js";
import { signal } from "./vendor/signals-core.js";
import { say } from "./words.js";

const newer = signal(false);

/** Keep the shell of this page for when the server is gone; a browser that cannot goes without. */
export function keepShell() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const own = `/worker.js?${new URL(import.meta.url).pathname.split("/")[2]}`;
  const keep = () => void workers.register(own).catch(() => {});
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
  workers.addEventListener("controllerchange", () => {
    newer.value = !workers.controller?.scriptURL.endsWith(own);
  });
}

/** That a newer version is here. */
export function outdated() {
  return newer.value ? html`<div class="banner" role="status"><p>${say("pages-newer")}
    <button id="reload" @click=${() => location.reload()}>${say("pages-load")}</button></p></div>`
    : nothing;
}
