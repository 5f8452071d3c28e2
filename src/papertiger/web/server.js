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
 * Ask for something; `table` fills the address in.
 * @template {Route} R
 * @param {R} route
 * @param {Routes[R] extends { body: infer B } ? B : undefined} body
 * @param {string} [table]
 * @returns {Promise<Routes[R]["answer"]>}
 */
export async function ask(route, body, table = "") {
  const [method = "GET", path = ""] = route.split(" ");
  /** @type {RequestInit} */
  const request = { method };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer;
  try {
    answer = await fetch(path.replace("{table}", table), request);
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return answer.json();
  /** @type {Problem} */
  const problem = await answer.json().catch(() => ({ code: "refused", where: path }));
  throw new Refused(problem.code);
}
