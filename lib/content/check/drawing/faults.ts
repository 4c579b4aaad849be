import { nearest } from "../suggest";
import { listed, shown } from "../words";
import { ATTRIBUTES, ELEMENTS } from "./allowed";
import { type XmlEvent, xmlEvents } from "./events";
import { unseenShapes } from "./visible";

/** What is wrong in a drawing, and at which offset. */
export interface DrawingFault {
  readonly at: number;
  readonly message: string;
  readonly allowed?: string;
  readonly suggestion?: string | undefined;
}

/** A drawing is shown by script and by hand in many places at once: it is small. */
export const MOST_BYTES = 8192;

/** Width and height of the largest drawing; the largest of ours has a tenth of it. */
const MOST_UNITS = 10_000;

/** Groups in groups; the deepest drawing of ours has a third of it. */
const MOST_DEPTH = 16;

/** Numbers of outlines may be outside of the drawing, but not without bounds. */
const FAR = 100_000;

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">';
const BEGINNING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 ([1-9]\d*(?:\.\d+)?) ([1-9]\d*(?:\.\d+)?)">/;

/** Their digits are no numbers. */
const COLORS: ReadonlySet<string> = new Set(["fill", "stroke"]);

const NUMBERS = /(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The first number in a value that is larger than any drawing could need. */
const farNumber = (value: string): string | undefined =>
  value.match(NUMBERS)?.find((number) => Number(number) > FAR);

/** Everything in the text of an SVG that a part of a stand may not have. */
export function drawingFaults(text: string): DrawingFault[] {
  const events = xmlEvents(text);
  const broken = events.find(({ type }) => type === "broken");
  if (broken?.type === "broken") {
    const message = `the drawing is not well-formed: ${broken.message}`;
    return [{ at: broken.at, message, allowed: "well-formed XML" }];
  }
  if (!BEGINNING.test(text)) {
    const message = "the drawing does not begin with the root that it must have";
    return [{ at: 0, message, allowed: ROOT }];
  }
  const [, width, height] = BEGINNING.exec(text) ?? [];
  if (Number(width) > MOST_UNITS || Number(height) > MOST_UNITS) {
    const message = `the drawing is ${width} wide and ${height} high`;
    return [{ at: text.indexOf("viewBox"), message, allowed: `at most ${MOST_UNITS} each` }];
  }
  const faults = events.map(faultOf).filter((fault) => fault !== undefined);
  const deep = events.find((event) => event.type === "element" && event.depth > MOST_DEPTH);
  if (deep) {
    const message = `the drawing has more than ${MOST_DEPTH} elements in one another`;
    faults.push({ at: deep.at, message, allowed: `${MOST_DEPTH} at most` });
  }
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_BYTES) {
    const message = `the drawing has ${bytes} bytes`;
    faults.push({ at: 0, message, allowed: `${MOST_BYTES} bytes at most` });
  }
  if (faults.length === 0 && !events.some(isShape)) {
    faults.push({ at: 0, message: "the drawing shows nothing", allowed: "one shape or more" });
  }
  return faults.length === 0 ? unseenShapes(events) : faults;
}

const isShape = (event: XmlEvent): boolean =>
  event.type === "element" && event.depth > 0 && event.name !== "g";

function faultOf(event: XmlEvent): DrawingFault | undefined {
  if (event.type === "other") {
    const { at, what } = event;
    return { at, message: `the drawing holds ${what}`, allowed: "shapes only" };
  }
  // The root was compared as a whole.
  if (event.type === "broken" || event.depth === 0) return undefined;
  return event.type === "element" ? strangeElement(event) : strangeAttribute(event);
}

function strangeElement({ at, name }: { at: number; name: string }): DrawingFault | undefined {
  if ((ELEMENTS as readonly string[]).includes(name)) return undefined;
  const near = nearest(name, ELEMENTS);
  return {
    at,
    message: `<${name}> is no element of a drawing`,
    allowed: listed(ELEMENTS),
    suggestion: near && `<${near}>`,
  };
}

function strangeAttribute(event: {
  at: number;
  name: string;
  value: string;
}): DrawingFault | undefined {
  const { at, name, value } = event;
  const form = ATTRIBUTES.get(name);
  if (!form) {
    return {
      at,
      message: `${name} is no attribute of a drawing`,
      allowed: listed([...ATTRIBUTES.keys()]),
      suggestion: nearest(name, ATTRIBUTES.keys()),
    };
  }
  if (form.pattern.test(value)) {
    const far = COLORS.has(name) ? undefined : farNumber(value);
    if (far === undefined) return undefined;
    const message = `${name} has the number ${far}, which is far outside of any drawing`;
    return { at, message, allowed: `-${FAR} to ${FAR}` };
  }
  const better = value.toLowerCase().replace(/^(var\(--\w+),\s*/, "$1, ");
  return {
    at,
    message: `${name} is ${shown(value)}`,
    allowed: form.words,
    suggestion: form.pattern.test(better) ? shown(better) : undefined,
  };
}
