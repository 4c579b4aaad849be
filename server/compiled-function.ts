import type { Request, Response } from "express";

/** A function that was compiled by a build. */
export type CompiledFunction = (request: Request, response: Response) => unknown;

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
