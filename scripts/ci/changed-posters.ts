import { readFileSync } from "node:fs";
import type { Sharp } from "sharp";
import type { PictureSource } from "../../lib/images";
import type { Card } from "../contact-sheet/cards";
import { contactSheet } from "../contact-sheet/sheet";
import { madeFrom } from "../content/impact/derived/made-from";

/** A poster before a change and after it; a new one was not there before. */
export interface ChangedPoster {
  readonly key: string;
  readonly before?: PictureSource;
  readonly after?: PictureSource;
}

/**
 * The posters that differ between two states of the content, in the order of the second.
 * @param before all pictures of the first
 * @param after all pictures of the second
 */
export function changedPosters(
  before: readonly PictureSource[],
  after: readonly PictureSource[],
): ChangedPoster[] {
  const [old, now] = [postersOf(before), postersOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): ChangedPoster[] => {
    const [one, other] = [old.get(key), now.get(key)];
    if (one && other && madeFrom(one) === madeFrom(other)) return [];
    return [{ key, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}

function postersOf(pictures: readonly PictureSource[]): Map<string, PictureSource> {
  const posters = pictures.filter(({ profile }) => profile === "poster");
  return new Map(posters.map((source) => [source.key, source]));
}

/** Three pairs beside each other; a poster is 3:4. */
const LAYOUT = { width: 240, columns: 6 };
const SIZE = { width: 960, height: 1280 };

const GREY = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4" fill="#dddddd"/></svg>`;

/** Draws each poster before and after beside each other, with its name; what is not there stays grey. */
export const posterSheet = (posters: readonly ChangedPoster[]): Promise<Sharp> =>
  contactSheet(
    posters.flatMap(({ key, before, after }) => {
      const name = key.slice(key.indexOf("/") + 1).replaceAll("_", " ");
      return [cardOf(`${name}: before`, before), cardOf(`${name}: after`, after)];
    }),
    LAYOUT,
  );

const cardOf = (key: string, source: PictureSource | undefined): Card => ({
  key,
  ...SIZE,
  draw: () => (source?.file ? readFileSync(source.file) : (source?.drawing?.draw() ?? GREY)),
});
