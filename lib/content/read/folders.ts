import { ILLUSTRATIONS } from "../model/illustrations/kinds";

/** Pictures that win over the drawn ones: content/art/<art key>.<one of the endings>. */
export const ART_FOLDER = "art";
export const ART_ENDINGS = ["png", "jpg", "webp", "avif"];

/** Drawings of the parts that content/stand-parts lists: content/stand-parts/<list>/<key>.svg. */
export const DRAWING = /^stand-parts\/([^/]+)\/[^/]+\.svg$/;

/** Drawings for pictures: content/art/<kind of illustration>/<name>.svg. */
export const ILLUSTRATION = new RegExp(
  `^${ART_FOLDER}/(${Object.keys(ILLUSTRATIONS).join("|")})/[^/]+\\.svg$`,
);

/** What programmers keep in content/, and a note in a folder that may be empty: not looked into. */
export const NOT_CONTENT = /^(schema\/|types\.ts$|LICENSE$|art\/README\.md$)/;
