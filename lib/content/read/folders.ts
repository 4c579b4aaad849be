import { ILLUSTRATIONS } from "../model/illustrations/kinds";

/** Pictures that replace drawn ones: content/art/<art key>.<ending>. */
export const ART_FOLDER = "art";
export const ART_ENDINGS = ["png", "jpg", "webp", "avif"];

/** Drawings of the parts that content/stand-parts lists: content/stand-parts/<list>/<key>.svg. */
export const DRAWING = /^stand-parts\/([^/]+)\/[^/]+\.svg$/;

/** Drawings for pictures: content/art/<kind of illustration>/<name>.svg. */
export const ILLUSTRATION = new RegExp(
  `^${ART_FOLDER}/(${Object.keys(ILLUSTRATIONS).join("|")})/[^/]+\\.svg$`,
);

/** Files of programmers in content/, which are ignored. */
export const NOT_CONTENT = /^(schema\/|types\.ts$|LICENSE$|art\/README\.md$)/;
