import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import type { IGatsbyFunction } from "gatsby/dist/redux/types";
import { NO_STORE } from "../plugins/static-host/headers/cache-rules";

type Middleware = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** Functions take forms and JSON; more is refused before it is read. */
const MOST_BYTES = 1_000_000;

const PREFIX = "/api/";

/** The functions of the last build, none if there were none. */
function compiledFunctions(folder: string): IGatsbyFunction[] {
  const manifest = join(folder, "manifest.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
}

/** The status with which a body is refused unread, if it is. */
function refusal({ headers }: Request): 411 | 413 | undefined {
  if (headers["transfer-encoding"]) return 411;
  return Number(headers["content-length"] ?? 0) > MOST_BYTES ? 413 : undefined;
}

/** Gatsby's own way of running functions, as `gatsby serve` has it. */
async function gatsbyMiddlewares(
  folder: string,
  functions: readonly IGatsbyFunction[],
): Promise<Middleware[]> {
  const { functionMiddlewares } = await import(
    "gatsby/dist/internal-plugins/functions/middleware.js"
  );
  // The manifest's absolute paths are those of the machine that built.
  const placed = functions.map((one) => {
    return { ...one, absoluteCompiledFilePath: join(folder, one.relativeCompiledFilePath) };
  });
  return functionMiddlewares({ getFunctions: () => placed });
}

/** Runs middlewares one after another; `done` is called if none of them answers. */
function runAll(
  [first, ...rest]: readonly Middleware[],
  request: Request,
  response: Response,
  done: (error?: unknown) => void,
): void {
  if (!first) {
    done();
    return;
  }
  first(request, response, (error) =>
    error ? done(error) : runAll(rest, request, response, done),
  );
}

/**
 * Hands requests below /api/ to Gatsby's compiled functions; one that none of them answers goes on.
 * Answers are not stored unless a function says otherwise.
 * @param folder the compiled functions, `.cache/functions` of the site
 */
export async function gatsbyFunctions(folder: string): Promise<RequestHandler> {
  const functions = compiledFunctions(folder);
  if (functions.length === 0) return (_request, _response, next) => next();
  const middlewares = await gatsbyMiddlewares(folder, functions);
  const mayMatch = (route: string): boolean =>
    functions.some(({ functionRoute, matchPath }) => matchPath || functionRoute === route);

  return (request, response, next) => {
    const route = request.path.slice(PREFIX.length);
    if (!request.path.startsWith(PREFIX) || !mayMatch(route)) {
      next();
      return;
    }
    const status = refusal(request);
    response.set("cache-control", NO_STORE);
    if (status) {
      response.sendStatus(status);
      return;
    }
    // Gatsby's middlewares are written for express 4, where a path's wildcard is parameter 0.
    Object.assign(request, { params: { "0": route } });
    runAll(middlewares, request, response, next);
  };
}
