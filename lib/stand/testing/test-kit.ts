import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Character, Exhibit } from "../../../content/types";
import type { StandKit } from "../kit/kit";
import { readParts } from "../parts/read-parts";

const CONTENT = resolve(__dirname, "../../../test/content");

function recordsOf<Content>(folder: string): Content[] {
  return readdirSync(join(CONTENT, folder))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(CONTENT, folder, name), "utf8")) as Content);
}

export const KIT: StandKit = {
  sprite: "/sprite.svg",
  parts: readParts(CONTENT),
  posters: recordsOf<Character>("characters")
    .filter(({ unit }) => unit !== "4piece")
    .map(({ id, name, unit, cname }) => {
      return { id, name, unit, small: `/${cname}-small.webp`, large: `/${cname}-large.webp` };
    }),
};

export const EXHIBITS: readonly Exhibit[] = recordsOf<Exhibit>("exhibits");
