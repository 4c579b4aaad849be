import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { colorRules } from "../../../../plugins/theme-colors/color-rules";
import type { DeskState } from "../content/desk-state";
import type { Answer } from "./answer";

const PROJECT = resolve(__dirname, "../../../..");
const DESK = "scripts/content/preview/assets";
const FONTS = "node_modules/@fontsource-variable";

/** Files that all pages need, by the last part of their address. */
const FILES: Readonly<Record<string, readonly [type: string, path: string]>> = {
  "desk.css": ["text/css; charset=utf-8", `${DESK}/desk.css`],
  "desk.js": ["text/javascript; charset=utf-8", `${DESK}/desk.js`],
  "tokens.css": ["text/css; charset=utf-8", "src/styles/tokens.css"],
  "icon.svg": ["image/svg+xml", "static/icon.svg"],
  "unbounded.woff2": ["font/woff2", `${FONTS}/unbounded/files/unbounded-latin-wght-normal.woff2`],
  "figtree.woff2": ["font/woff2", `${FONTS}/figtree/files/figtree-latin-wght-normal.woff2`],
};

/** A style sheet, script, font or icon; undefined if there is none of that name. */
export function asset(name: string, { now }: DeskState): Answer | undefined {
  if (name === "colors.css") {
    return { status: 200, type: "text/css; charset=utf-8", body: colorRules(now.catalogue) };
  }
  if (!Object.hasOwn(FILES, name)) return undefined;
  const [type, path] = FILES[name] as (typeof FILES)[string];
  return { status: 200, type, body: readFileSync(resolve(PROJECT, path)) };
}
