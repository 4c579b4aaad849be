import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { type AnswerName, type Answers, ANSWER_PATHS, CONTENT_BASE } from "../lib/api/calls";

const CALLS = /\/api\/c\//;

function nameOf(url: string): AnswerName | undefined {
  const path = new URL(url).pathname.slice(CONTENT_BASE.length);
  return (Object.keys(ANSWER_PATHS) as AnswerName[]).find((name) => ANSWER_PATHS[name] === path);
}

export function builtAnswer<Name extends AnswerName>(name: Name): Answers[Name] {
  const text = readFileSync(`public${CONTENT_BASE}${ANSWER_PATHS[name]}`, "utf8");
  return (JSON.parse(text) as { data: Answers[Name] }).data;
}

export type Changes = { [Name in AnswerName]?: (answer: Answers[Name]) => Answers[Name] };

/** Answers every call of a page as built, or changed. */
export async function answerCalls(page: Page, changes: Changes = {}): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(CALLS, (route) => fulfill(route, changes));
}

async function fulfill(route: Route, changes: Changes): Promise<void> {
  const name = nameOf(route.request().url());
  if (!name) return route.fallback();
  const change = changes[name] as ((data: unknown) => unknown) | undefined;
  const data = change ? change(builtAnswer(name)) : builtAnswer(name);
  return route.fulfill({ json: { code: 200, msg: "", data } });
}

const FAILURE = { status: 503, json: { code: 503, msg: "", data: null } };

/** Makes every call of a page fail. */
export async function failAll(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(CALLS, (route) => route.fulfill(FAILURE));
}

/** Delays every call of a page; returns a function that answers them, or makes them fail. */
export async function delayAll(page: Page, outcome: Changes | "fail" = {}): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALLS, async (route) => {
    await released;
    // The call may have been aborted.
    const response = outcome === "fail" ? route.fulfill(FAILURE) : fulfill(route, outcome);
    await response.catch(() => {});
  });
  return release;
}

export function recordCalls(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (CALLS.test(request.url())) names.push(nameOf(request.url()) ?? request.url());
  });
  return names;
}
