import { type DrawingFault } from "./allowed";
import { idOf, type XmlElement } from "./read-xml";
import { scaleOf, numbersIn } from "./transform";

/** Greatest number of shapes shown, counting repetitions; our drawings show a tenth of it. */
const MOST_SHOWN = 20_000;

/** Greatest depth of elements, with used ones counted in place. */
const MOST_SHOWN_DEPTH = 64;

/** Greatest size of a pattern's tile as shown; the widest sheet is a third larger. */
const MOST_TILE = 2000;

/** Dashes that take as long to draw as a shape. */
const DASHES = 10;

/** Cost of a part of a drawing; infinite beyond the limits. */
interface Weight {
  readonly shown: number;
  readonly depth: number;
  readonly tile: number;
}

const NOTHING: Weight = { shown: 0, depth: 0, tile: 0 };

const sumOf = (one: Weight, other: Weight): Weight => ({
  shown: one.shown + other.shown,
  depth: Math.max(one.depth, other.depth),
  tile: Math.max(one.tile, other.tile),
});

interface Inherited {
  readonly fill: Weight;
  readonly stroke: Weight;
  /** Length of a dash period; 0 for solid lines. */
  readonly period: number;
}

/** An element whose end has not come yet. */
interface OpenElement {
  readonly element: XmlElement;
  readonly inherited: Inherited;
  /** Its scale when shown. */
  readonly scale: number;
  weight: Weight;
}

const SHAPES = new Set("path circle ellipse rect line polyline polygon".split(" "));
const GEOMETRY = new Set("d points r rx ry width height x1 y1 x2 y2".split(" "));
const PLAIN: Inherited = { fill: NOTHING, stroke: NOTHING, period: 0 };

/** Other drawings show each element once, which is cheap. */
const REPEATING = /<use|<pattern|url\(|stroke-dasharray/;

/**
 * Finds the first part of a drawing that is too expensive to draw: repeated uses, tiles of patterns, dashes. Linear in
 * the elements.
 * @param elements of a drawing without circular references
 */
export function weightFaults(text: string, elements: readonly XmlElement[]): DrawingFault[] {
  if (!REPEATING.test(text)) return [];
  const weightById = new Map<string, Weight>();
  const open: OpenElement[] = [];
  for (const element of [...elements, undefined]) {
    for (let last = open.at(-1); last && last.element.depth >= (element?.depth ?? 0); ) {
      open.pop();
      const { weight, scale } = last;
      const whole = { ...weight, depth: weight.depth + 1, tile: weight.tile * scale };
      const fault = faultOf(last.element, whole);
      if (fault) return [fault];
      const id = idOf(last.element);
      if (id !== undefined) weightById.set(id, whole);
      last = open.at(-1);
      if (last) last.weight = sumOf(last.weight, whole);
    }
    if (element) open.push(openElement(element, open.at(-1)?.inherited ?? PLAIN, weightById));
  }
  return [];
}

/** An element's own cost, without its children's. */
function openElement(
  element: XmlElement,
  outer: Inherited,
  weightById: ReadonlyMap<string, Weight>,
): OpenElement {
  let { fill, stroke, period } = outer;
  let [scale, tile] = [1, 0];
  let [clip, used] = [NOTHING, NOTHING];
  for (const { name, value } of element.attributes) {
    if (name === "fill") fill = referencedWeight(value, weightById);
    else if (name === "stroke") stroke = referencedWeight(value, weightById);
    else if (name === "clip-path") clip = referencedWeight(value, weightById);
    else if (name === "href") used = weightById.get(value.slice(1)) ?? NOTHING;
    else if (name === "stroke-dasharray") period = sum(numbersIn(value));
    else if (name === "transform" || name === "patternTransform") scale *= scaleOf(value);
    else if (element.name === "pattern" && (name === "width" || name === "height"))
      tile = Math.max(tile, Number(value));
  }
  const painted = fill === NOTHING && stroke === NOTHING ? NOTHING : sumOf(fill, stroke);
  let weight: Weight = tile > 0 ? { ...clip, tile } : clip;
  if (element.name === "use") {
    const shown = used.shown * (1 + painted.shown);
    weight = sumOf(clip, { ...sumOf(used, painted), shown });
  } else if (SHAPES.has(element.name)) {
    const shown = 1 + (period > 0 ? lengthOf(element) / period / DASHES : 0);
    weight = sumOf(clip, sumOf(painted, { ...NOTHING, shown }));
  }
  return { element, inherited: { fill, stroke, period }, scale, weight };
}

/** Cost of the paint or clip that a value refers to; nothing for a colour. */
const referencedWeight = (value: string, weightById: ReadonlyMap<string, Weight>): Weight =>
  (value.startsWith("url(#") && weightById.get(value.slice(5, -1))) || NOTHING;

/** Upper bound of a shape's outline, except for curves. */
const lengthOf = ({ attributes }: XmlElement): number =>
  sum(
    attributes
      .flatMap(({ name, value }) => (GEOMETRY.has(name) ? numbersIn(value) : []))
      .map(Math.abs),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function faultOf(
  { at, name }: XmlElement,
  { shown, depth, tile }: Weight,
): DrawingFault | undefined {
  const whole = name === "svg" ? "the drawing" : `this <${name}>`;
  if (shown > MOST_SHOWN) {
    const message = `${whole} shows ${amount(shown)} shapes and dashes, counted as often as each is shown`;
    return { at, message, allowed: `${MOST_SHOWN} at most` };
  }
  if (depth > MOST_SHOWN_DEPTH) {
    const message = `${whole} has more than ${MOST_SHOWN_DEPTH} nested elements, counting used ones`;
    return { at, message, allowed: `${MOST_SHOWN_DEPTH} at most` };
  }
  if (tile <= MOST_TILE) return undefined;
  const message = `${whole} shows a pattern whose tile is ${amount(tile)} units wide or high`;
  return { at, message, allowed: `${MOST_TILE} at most, as it is shown` };
}

const amount = (number: number): string =>
  number > 1e9 ? "more than a thousand million" : String(Math.round(number));
