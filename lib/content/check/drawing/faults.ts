import { nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { DrawingFault, DrawingKind } from "./allowed";
import { plainValue } from "./fix/paint";
import { linksIn } from "./links";
import { redrawn } from "./redraw";
import { idOf, readXml, type XmlAttribute, type XmlElement } from "./read-xml";
import { STAND_PART } from "./stand-part";
import { strangeElements, strangeFaults } from "./strange-elements";
import { weightFaults } from "./weight";

/** Greatest depth of groups; our deepest drawing has a third of it. */
const MOST_DEPTH = 16;

/** Outlines may reach outside of the drawing, but only so far. */
const FAR = 100_000;

/** Digits in these are not numbers. */
const NO_NUMBERS: ReadonlySet<string> = new Set(["fill", "stroke", "id", "href", "clip-path"]);

const NUMBERS = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi;

const farNumber = (value: string): string | undefined =>
  value.match(NUMBERS)?.find((number) => Number(number) > FAR);

export function drawingFaults(text: string, kind: DrawingKind = STAND_PART): DrawingFault[] {
  // Reading it, and listing its faults, could take long.
  const bytes = Buffer.byteLength(text);
  if (bytes > kind.mostBytes) {
    const message = `the drawing has ${bytes} bytes`;
    return [{ at: 0, message, allowed: `${kind.mostBytes} bytes at most` }];
  }
  if (!/^\s*</.test(text)) {
    const message = text.trim() === "" ? "the file is empty" : "the file is not a drawing";
    return [{ at: 0, message, allowed: "a drawing that begins with <svg" }];
  }
  const { elements, others, broken } = readXml(text);
  if (broken) {
    const message = `the drawing is not well-formed: ${broken.message}`;
    return [{ at: broken.at, message, allowed: "well-formed XML" }];
  }
  const [root, ...inner] = elements;
  const ofRoot = kind.root(text, root?.attributes ?? []);
  if (ofRoot.length > 0) return ofRoot;
  // For a text element, its words are not reported as well.
  const hasText = inner.some(({ name }) => /^(?:text|tspan|flowRoot|style)$/.test(name));
  const isReported = ({ what }: { what: string }) => !hasText || what !== "text";
  const faults = [
    ...others.filter(isReported).map(({ at, what }): DrawingFault => {
      return { at, message: `the drawing holds ${what}`, allowed: "shapes only" };
    }),
    ...partFaults(inner, kind),
  ].toSorted((one, other) => one.at - other.at);
  const deep = inner.find(({ depth }) => depth > MOST_DEPTH);
  if (deep) {
    const message = `the drawing has more than ${MOST_DEPTH} nested elements`;
    faults.push({ at: deep.at, message, allowed: `${MOST_DEPTH} at most` });
  }
  if (faults.length === 0 && inner.every(({ name }) => name === "g")) {
    faults.push({ at: 0, message: "the drawing shows nothing", allowed: "one shape or more" });
  }
  if (faults.length > 0) return faults;
  const structure = kind.structure?.(elements) ?? [];
  return structure.length > 0 ? structure : weightFaults(text, elements);
}

/**
 * Faults in a well-formed drawing that need redrawing: elements, attributes and values that the kind does not allow.
 * Contents of an unknown element, and references to it, are not reported as well.
 */
export function partFaults(elements: readonly XmlElement[], kind: DrawingKind): DrawingFault[] {
  const { strange, known } = strangeElements(elements, kind);
  const names = new Set(strange.map(idOf));
  return [
    ...strangeFaults(strange, known, kind),
    ...known.flatMap(({ attributes }) =>
      attributes
        .filter(({ value }) => !linksIn(value).some((id) => names.has(id)))
        .map((attribute) => strangeAttribute(attribute, kind))
        .filter((fault) => fault !== undefined),
    ),
  ];
}

function strangeAttribute(
  { at, name, value }: XmlAttribute,
  { attributes }: DrawingKind,
): DrawingFault | undefined {
  const form = attributes.get(name);
  if (!form) {
    const instead = redrawn("attribute", name);
    return {
      at,
      message: `${name} is not an attribute of drawings`,
      allowed: instead ?? listed([...attributes.keys()]),
      suggestion: instead === undefined ? nearest(name, attributes.keys()) : undefined,
    };
  }
  if (form.pattern.test(value)) {
    const far = NO_NUMBERS.has(name) ? undefined : farNumber(value);
    if (far === undefined) return undefined;
    const message = `${name} has the number ${far}, which is far outside of any drawing`;
    return { at, message, allowed: `-${FAR} to ${FAR}` };
  }
  const better = plainValue(name, value.toLowerCase());
  return {
    at,
    message: `${name} is ${shown(value)}`,
    allowed: form.words,
    suggestion: form.pattern.test(better) ? shown(better) : form.better?.(value),
  };
}
