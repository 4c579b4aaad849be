import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import type { Request, RequestHandler, Response } from "express";
import type { IGatsbyFunction } from "gatsby/dist/redux/types";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { API_PREFIX, refuse } from "./refuse";

/** Functions take forms and JSON; more is refused before it is read, and by nginx before us. */
const MOST_BYTES = 64 * 1024;

/** The functions of the last build, none if there were none. */
function compiledFunctions(folder: string): IGatsbyFunction[] {
  const manifest = join(folder, "manifest.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
}

/**
 * Loads all functions, so that the first visitor after a start does not wait for it, and that all are of
 * one build. One that cannot be loaded is logged, now and whenever it is asked for.
 */
export function loadFunctions(folder: string): void {
  for (const { relativeCompiledFilePath: file } of compiledFunctions(folder)) {
    try {
      compiledFunction(join(folder, file));
    } catch (error) {
      console.error(error);
    }
  }
}

/** The status with which a body is refused unread, if it is. */
function refusal({ headers }: Request): 411 | 413 | undefined {
  if (headers["transfer-encoding"]) return 411;
  return Number(headers["content-length"] ?? 0) > MOST_BYTES ? 413 : undefined;
}

/** Answers are not stored unless a function says otherwise. */
const guard: RequestHandler = (request, response, next) => {
  const status = refusal(request);
  response.set("cache-control", NO_STORE);
  if (status) refuse(request, response, status);
  else next();
};

/** What reads the body of a request, as Gatsby's server does. */
const parsers = [
  express.json({ limit: MOST_BYTES }),
  express.text({ limit: MOST_BYTES }),
  express.urlencoded({ limit: MOST_BYTES, extended: false }),
];

/**
 * Hands requests below /api/ to the functions that Gatsby compiled; one that none of them answers goes
 * on. The functions are those of the build that was there at the start.
 * @param folder the compiled functions, `.cache/functions` of the site
 */
export function gatsbyFunctions(folder: string): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const functions = compiledFunctions(folder);
  const isPattern = ({ matchPath }: IGatsbyFunction) => matchPath !== undefined;
  // A plain name goes first.
  const inOrder = [...functions.filter((one) => !isPattern(one)), ...functions.filter(isPattern)];
  for (const { functionRoute, matchPath, relativeCompiledFilePath: file } of inOrder) {
    const run: RequestHandler = (request, response) =>
      compiledFunction(join(folder, file))(request, response);
    router.all(API_PREFIX + (matchPath ?? functionRoute), guard, parsers, run);
  }
  return router;
}

/** A function that was compiled by a build. */
type CompiledFunction = (request: Request, response: Response) => unknown;

/**
 * The function in a file, loaded once. (Gatsby’s own server loads the file again for each request, with the
 * body parsers that are bundled into it.) A new build needs a new start: its functions may need tables
 * that are made when the database is opened.
 * @throws if the file is not there or holds no function
 */
export function compiledFunction(path: string): CompiledFunction {
  const found = require(path) as CompiledFunction | { default?: CompiledFunction };
  const run = typeof found === "function" ? found : found.default;
  if (typeof run !== "function") throw new Error(`${path} does not export a function.`);
  return run;
}
