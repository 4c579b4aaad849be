import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { colorRules } from "../../../../lib/site/colors/color-rules";
import type { DeskState } from "../content/desk-state";
import type { Answer } from "./answer";

const PROJECT = resolve(__dirname, "../../../..");
const DESK = "scripts/content/preview/assets";
const FONTS = "node_modules/@fontsource-variable";

/** Files that all pages need, by the last part of their address. */
const FILES: Readonly<Record<string, readonly [type: string, path: string]>> = {
  "desk.js": ["text/javascript; charset=utf-8", `${DESK}/desk.js`],
  "tokens.css": ["text/css; charset=utf-8", "src/ui/tokens/tokens.css"],
  "icon.svg": ["image/svg+xml", "static/icon.svg"],
  "unbounded.woff2": ["font/woff2", `${FONTS}/unbounded/files/unbounded-latin-wght-normal.woff2`],
  "figtree.woff2": ["font/woff2", `${FONTS}/figtree/files/figtree-latin-wght-normal.woff2`],
};

/** The desk's own style sheets, which are sent as one, in their order. */
const STYLES = ["base", "bar", "list", "picture", "fields"];

/** A style sheet, script, font or icon; undefined if there is none of that name. */
export function asset(name: string, { now }: DeskState): Answer | undefined {
  if (name === "colors.css") return css(colorRules(now.catalogue));
  if (name === "desk.css") {
    const sheets = STYLES.map((sheet) => readFile(`${DESK}/styles/${sheet}.css`));
    return css(sheets.join("\n"));
  }
  if (!Object.hasOwn(FILES, name)) return undefined;
  const [type, path] = FILES[name] as (typeof FILES)[string];
  return { status: 200, type, body: readFile(path) };
}

const css = (body: string): Answer => ({ status: 200, type: "text/css; charset=utf-8", body });

const readFile = (path: string): Buffer => readFileSync(resolve(PROJECT, path));
