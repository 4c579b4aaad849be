import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import express from "express";

const PROJECT = resolve(__dirname, "../../../..");
const DESK = "scripts/content/preview/assets";
const FONTS = "node_modules/@fontsource-variable";

/** Files that all pages need, by the last part of their address. */
const FILES: Readonly<Record<string, string>> = {
  "desk.js": `${DESK}/desk.js`,
  "tokens.css": "src/ui/tokens/tokens.css",
  "icon.svg": "static/icon.svg",
  "unbounded.woff2": `${FONTS}/unbounded/files/unbounded-latin-wght-normal.woff2`,
  "figtree.woff2": `${FONTS}/figtree/files/figtree-latin-wght-normal.woff2`,
};

/** The desk's own style sheets, which are sent as one, in their order. */
const STYLES = ["base", "bar", "list", "picture", "fields"];

/** Style sheets, script, fonts and icon of the desk. */
export const assets = express
  .Router()
  .get("/desk.css", (_request, response) => {
    const sheets = STYLES.map((sheet) =>
      readFileSync(resolve(PROJECT, `${DESK}/styles/${sheet}.css`), "utf8"),
    );
    response.type("css").send(sheets.join("\n"));
  })
  .get("/:name", ({ params: { name } }, response, next) => {
    if (!Object.hasOwn(FILES, name)) return next();
    response.sendFile(resolve(PROJECT, FILES[name] ?? ""), {
      cacheControl: false,
      etag: false,
      lastModified: false,
    });
  });
