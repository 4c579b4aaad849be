import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import type { Request, RequestHandler, Response } from "express";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { API_PREFIX, sendError } from "./send-error";

interface ListedFunction {
  /** Path below /api/, such as `c/count/info`. */
  readonly functionRoute: string;
  readonly matchPath?: string;
  readonly relativeCompiledFilePath: string;
}

/** Larger bodies are refused unread; nginx refuses them before. */
const MOST_BYTES = 64 * 1024;

/** Forbids storing answers by default, and refuses bodies that are too large or without a length. */
const guard: RequestHandler = (request, response, next) => {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  response.set("cache-control", NO_STORE);
  if (encoding) sendError(request, response, 411);
  else if (Number(length ?? 0) > MOST_BYTES) sendError(request, response, 413);
  else next();
};

/** Parses JSON; other bodies are not read. */
const parser = express.json({ limit: MOST_BYTES });

/**
 * Routes requests below /api/ to the functions that Gatsby compiled; others pass through. Loads all functions at start,
 * so that the first visitor does not wait and all belong to one build. A function that fails to load is logged, now and
 * on each request.
 * @param folder compiled functions, `.cache/functions` of the site; none if it does not exist
 */
export function gatsbyFunctions(folder: string): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return router;
  const functions = JSON.parse(readFileSync(manifest, "utf8")) as ListedFunction[];
  // Exact paths before patterns.
  const isPattern = ({ matchPath }: ListedFunction) => Number(matchPath !== undefined);
  for (const listed of functions.toSorted((a, b) => isPattern(a) - isPattern(b))) {
    const path = join(folder, listed.relativeCompiledFilePath);
    try {
      compiledFunction(path);
    } catch (error) {
      console.error(error);
    }
    const run: RequestHandler = (request, response) => compiledFunction(path)(request, response);
    router.all(API_PREFIX + (listed.matchPath ?? listed.functionRoute), guard, parser, run);
  }
  return router;
}

type CompiledFunction = (request: Request, response: Response) => unknown;

/**
 * Loads a function once. Gatsby’s own server loads it for each request, with the body parsers bundled into it. A new
 * build needs a restart: its functions may need tables that are made when the database is opened.
 * @throws if the file is missing or exports no function
 */
export function compiledFunction(path: string): CompiledFunction {
  const exported = require(path) as CompiledFunction | { default?: CompiledFunction };
  const run = typeof exported === "function" ? exported : exported.default;
  if (typeof run !== "function") throw new Error(`${path} does not export a function.`);
  return run;
}
