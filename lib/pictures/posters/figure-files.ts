import { posterKey } from "../../content/model/kinds/poster-key";
import { validatedCatalogue } from "../../content/check/validated/validated-catalogue";
import { POSTER_HEIGHT, POSTER_WIDTH } from "../../artwork/posters/poster/poster";
import { characterMarkup } from "../../artwork/posters/poster/drawn-character";
import { HASH_DIGITS } from "../../text/hash-digits";
import { fingerprints } from "../fingerprint";
import { posterSubject } from "./subjects";

/** A character without background. */
export interface FigureFile {
  /** Key of the poster of the same record. */
  key: string;
  /** File name, with digits that change with the drawing. */
  name: string;
  draw: () => string;
}

export function figureFiles(root: string): FigureFile[] {
  const catalogue = validatedCatalogue(root);
  const fingerprint = fingerprints(root);
  return catalogue.characters.map((character) => {
    const key = posterKey(character);
    const { look, color, unitColors } = posterSubject(character, catalogue);
    const digits = fingerprint([look, color, unitColors]).slice(0, HASH_DIGITS);
    return {
      key,
      name: `${key.replaceAll("/", "-")}-figure.${digits}.svg`,
      draw: () => fileOf(characterMarkup(look, color, unitColors)),
    };
  });
}

const fileOf = (figure: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}">${figure}</svg>\n`;
