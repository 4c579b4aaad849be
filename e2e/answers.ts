import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { type AnswerName, type Answers, ANSWER_PATHS, CONTENT_BASE } from "../lib/api/calls";

const CALLS = /\/api\/c\//;

/** The name of the answer that an address asks for. */
function nameOf(url: string): AnswerName | undefined {
  const path = new URL(url).pathname.slice(CONTENT_BASE.length);
  return (Object.keys(ANSWER_PATHS) as AnswerName[]).find((name) => ANSWER_PATHS[name] === path);
}

/** The answer that the last build has written. */
export function written<Name extends AnswerName>(name: Name): Answers[Name] {
  const text = readFileSync(`public${CONTENT_BASE}${ANSWER_PATHS[name]}`, "utf8");
  return (JSON.parse(text) as { data: Answers[Name] }).data;
}

/** How answers differ from those of the build. */
export type Changes = { [Name in AnswerName]?: (answer: Answers[Name]) => Answers[Name] };

/** Answers every call of a page from now on: as the build has written it, or changed. */
export async function answer(page: Page, changes: Changes = {}): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(CALLS, (route) => fulfill(route, changes));
}

async function fulfill(route: Route, changes: Changes): Promise<void> {
  const name = nameOf(route.request().url());
  if (!name) return route.fallback();
  const change = changes[name] as ((data: unknown) => unknown) | undefined;
  const data = change ? change(written(name)) : written(name);
  return route.fulfill({ json: { code: 200, msg: "", data } });
}

/** Answers that a host gives which is out of order. */
const REFUSAL = { status: 503, json: { code: 503, msg: "", data: null } };

/** Lets every call of a page fail from now on. */
export async function refuse(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(CALLS, (route) => route.fulfill(REFUSAL));
}

/** Keeps every call of a page waiting; gives the function that lets them be answered, or fail. */
export async function hold(page: Page, how: Changes | "refuse" = {}): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALLS, async (route) => {
    await released;
    // A call may have been broken off meanwhile.
    const answered = how === "refuse" ? route.fulfill(REFUSAL) : fulfill(route, how);
    await answered.catch(() => {});
  });
  return release;
}

/** Notes the calls of a page from now on, by the names of their answers. */
export function noteCalls(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (CALLS.test(request.url())) names.push(nameOf(request.url()) ?? request.url());
  });
  return names;
}
