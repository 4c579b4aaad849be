import { ATTRIBUTES, type DrawingFault, type DrawingKind, ELEMENTS } from "./allowed";

/** Greatest width and height; our largest drawing has a tenth of it. */
const MOST_UNITS = 10_000;

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">';
const BEGINNING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 ([1-9]\d*(?:\.\d+)?) ([1-9]\d*(?:\.\d+)?)">/;

function root(text: string): DrawingFault[] {
  const [beginning, width, height] = BEGINNING.exec(text) ?? [];
  if (beginning === undefined) {
    const message = "the drawing does not begin with the root that it must have";
    return [{ at: 0, message, allowed: ROOT }];
  }
  if (Number(width) <= MOST_UNITS && Number(height) <= MOST_UNITS) return [];
  const message = `the drawing is ${width} wide and ${height} high`;
  return [{ at: text.indexOf("viewBox"), message, allowed: `at most ${MOST_UNITS} each` }];
}

/** A part of a flower stand. Small, since many are shown at once. */
export const STAND_PART: DrawingKind = {
  elements: ELEMENTS,
  attributes: ATTRIBUTES,
  mostBytes: 8192,
  root,
};
