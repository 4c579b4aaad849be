import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import type { Request, RequestHandler, Response } from "express";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { API_PREFIX, refuse } from "./refuse";

/** A row of the list of compiled functions, as far as it is read. */
interface ListedFunction {
  /** Its address below /api/, such as `c/count/info`. */
  readonly functionRoute: string;
  /** A pattern in its place. */
  readonly matchPath?: string;
  /** Its file in the folder of the list. */
  readonly relativeCompiledFilePath: string;
}

/** More is refused before it is read, and by nginx before us. */
const MOST_BYTES = 64 * 1024;

/** Answers are not stored unless a function says otherwise. A body is refused unread where it has no length, or too much. */
const guard: RequestHandler = (request, response, next) => {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  response.set("cache-control", NO_STORE);
  if (encoding) refuse(request, response, 411);
  else if (Number(length ?? 0) > MOST_BYTES) refuse(request, response, 413);
  else next();
};

/** A change is JSON; any other body is left unread. */
const parser = express.json({ limit: MOST_BYTES });

/**
 * Hands requests below /api/ to the functions that Gatsby compiled; one that none of them answers goes on. All are
 * loaded at once, so that the first visitor does not wait for it, and that all are of one build. One that cannot be
 * loaded is logged, now and whenever it is asked for.
 * @param folder the compiled functions, `.cache/functions` of the site; none if they were not built
 */
export function gatsbyFunctions(folder: string): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return router;
  const functions = JSON.parse(readFileSync(manifest, "utf8")) as ListedFunction[];
  // A plain name goes before a pattern.
  const isPattern = ({ matchPath }: ListedFunction) => Number(matchPath !== undefined);
  for (const one of functions.toSorted((a, b) => isPattern(a) - isPattern(b))) {
    const path = join(folder, one.relativeCompiledFilePath);
    try {
      compiledFunction(path);
    } catch (error) {
      console.error(error);
    }
    const run: RequestHandler = (request, response) => compiledFunction(path)(request, response);
    router.all(API_PREFIX + (one.matchPath ?? one.functionRoute), guard, parser, run);
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
