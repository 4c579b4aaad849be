import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Request, type RequestHandler, type Response } from "express";
import type { IGatsbyFunction } from "gatsby/dist/redux/types";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { compiledFunction } from "./compiled-function";
import { API_PREFIX, refuse } from "./refuse";
import { type RouteParameters, routeParameters } from "./route-parameters";

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

/** The function that answers a route, and what the route says to it; a plain name goes first. */
function functionFor(
  functions: readonly IGatsbyFunction[],
  route: string,
): { file: string; params: RouteParameters } | undefined {
  const named = functions.find(({ functionRoute }) => functionRoute === route);
  if (named) return { file: named.relativeCompiledFilePath, params: {} };
  for (const { matchPath, relativeCompiledFilePath: file } of functions) {
    const params = matchPath === undefined ? undefined : routeParameters(matchPath, route);
    if (params) return { file, params };
  }
  return undefined;
}

const parsers = [
  express.json({ limit: MOST_BYTES }),
  express.text({ limit: MOST_BYTES }),
  express.urlencoded({ limit: MOST_BYTES, extended: false }),
];

/** Reads the body of a request, as Gatsby's server does. Rejects if it is broken or too long. */
async function readBody(request: Request, response: Response): Promise<void> {
  for (const parser of parsers) {
    await new Promise<void>((resolve, reject) => {
      parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  }
}

/**
 * Hands requests below /api/ to the functions that Gatsby compiled; one that none of them answers goes
 * on. Answers are not stored unless a function says otherwise. The functions are those of the build that
 * was there at the start.
 * @param folder the compiled functions, `.cache/functions` of the site
 */
export function gatsbyFunctions(folder: string): RequestHandler {
  const functions = compiledFunctions(folder);
  return async (request, response, next) => {
    const isCall = request.path.startsWith(API_PREFIX);
    const found = isCall && functionFor(functions, request.path.slice(API_PREFIX.length));
    if (!found) {
      next();
      return;
    }
    const status = refusal(request);
    response.set("cache-control", NO_STORE);
    if (status) {
      refuse(request, response, status);
      return;
    }
    const run = compiledFunction(join(folder, found.file));
    await readBody(request, response);
    Object.assign(request, { params: found.params });
    await run(request, response);
  };
}
