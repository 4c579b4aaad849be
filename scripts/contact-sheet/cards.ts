import type { Unit } from "../../content/types";
import { filmPicturesOf } from "../../lib/pictures/film/film-sources";
import { drawn } from "../../lib/artwork/illustration/illustration";
import { picturesOf } from "../../lib/pictures/posters/picture-sources";
import { posterKey } from "../../lib/content/catalogue/poster-key";
import type { Catalogue } from "../../lib/content/catalogue/read-catalogue";
import { escapePattern } from "../../lib/text/escape-pattern";
import { recordWith } from "../../lib/content/catalogue/records-with";

/** A drawing that a sheet can show. */
export interface Card {
  /** Key of the picture, `units/fine-mark`, or path of a file of content/art, `art/sceneries/castle`. */
  key: string;
  width: number;
  height: number;
  /** An SVG, or the bytes of a picture. */
  draw: () => string | Buffer;
}

/**
 * The drawings that some words name, in the order of the words: the id of a unit stands for the posters of its
 * members, any other word for all keys that begin with it, `*` in it for anything.
 * @throws if a word names nothing
 */
export function cardsOf(catalogue: Catalogue, words: readonly string[]): Card[] {
  const all = [...pictures(catalogue), ...illustrations(catalogue)];
  const cards = words.flatMap((word) => {
    const unit = recordWith(catalogue.units, "id", word);
    const posters = new Set(unit && unitPosters(unit, catalogue));
    const isNamed = ({ key }: Card) => (unit ? posters.has(key) : patternOf(word).test(key));
    const found = all.filter(isNamed);
    if (found.length === 0) throw new Error(`No drawing has a key that begins with "${word}".`);
    return found;
  });
  return [...new Set(cards)];
}

function unitPosters({ list }: Unit, { characters }: Catalogue): string[] {
  return list.flatMap((id) => {
    const character = recordWith(characters, "id", id);
    return character ? [posterKey(character)] : [];
  });
}

const patternOf = (word: string): RegExp =>
  new RegExp(`^${word.split("*").map(escapePattern).join(".*")}`);

function pictures(catalogue: Catalogue): Card[] {
  const fingerprint = () => "";
  const sources = [
    ...picturesOf({ catalogue, art: new Map(), fingerprint }),
    ...filmPicturesOf(catalogue, fingerprint),
  ];
  // Details are cut from a poster.
  return sources.flatMap(({ key, width, height, drawing, region }) =>
    drawing && !region ? [{ key, width, height, draw: drawing.draw }] : [],
  );
}

/** The files of content/art in their own colours. */
function illustrations({ illustrations: texts }: Catalogue): Card[] {
  return [...texts].map(([key, text]) => {
    const viewBox = /viewBox="([^"]+)"/.exec(text)?.[1] ?? "";
    const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
    const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
    const draw = () => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn(text, {})}</svg>`;
    return { key: `art/${key}`, width, height, draw };
  });
}
