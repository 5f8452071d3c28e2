// What is asked of the server by HTTP.

/** @import { Problem, Routes } from "wire" */

/** @typedef {keyof Routes} Route */

/** The server said no, and why. */
export class Refused extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * Ask for something; what is given fills the address in, the table first.
 * @template {Route} R
 * @param {R} route
 * @param {Routes[R] extends { body: infer B } ? B : undefined} body
 * @param {string} [table]
 * @param {Record<string, string | number>} [more]
 * @returns {Promise<Routes[R]["answer"]>}
 */
export async function ask(route, body, table = "", more = {}) {
  const [method = "GET", path = ""] = route.split(" ");
  /** @type {RequestInit} */
  const request = { method };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer;
  try {
    answer = await fetch(path.replace(/{(\w+)}/g, (_, name) => String(more[name] ?? table)), request);
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return answer.json();
  /** @type {Problem} */
  const problem = await answer.json().catch(() => ({ code: "refused", where: path }));
  throw new Refused(problem.code);
}
