import { existsSync, readFileSync } from "node:fs";

/** Addresses and what is to be said of each. */
export type RedirectList = [address: string, words: string][];

/** Where each old address of a `redirects.json` leads; empty if there is no such file. */
export function redirectsOf(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const { redirects } = JSON.parse(readFileSync(file, "utf8")) as {
    redirects: { from: string; to: string }[];
  };
  return new Map(redirects.map(({ from, to }) => [from, to]));
}
