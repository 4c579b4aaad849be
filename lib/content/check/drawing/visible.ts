import type { XmlEvent } from "./events";

/** A shape that nobody sees, and why. */
interface Unseen {
  readonly at: number;
  readonly message: string;
  readonly allowed: string;
}

/** An element with its own attributes and those that it has from the groups around it. */
interface Shape {
  readonly name: string;
  readonly at: number;
  readonly depth: number;
  readonly own: Map<string, { at: number; value: string }>;
  readonly around: Shape | undefined;
}

/** What each shape is made of; without it, or where it is 0, browsers draw nothing. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  circle: ["r"],
  ellipse: ["rx", "ry"],
  rect: ["width", "height"],
  line: [],
  polyline: ["points"],
  polygon: ["points"],
  use: ["href"],
};

/** The shapes of a drawing without other faults that show nothing. */
export function unseenShapes(events: readonly XmlEvent[]): Unseen[] {
  const shapes = shapesOf(events);
  const used = new Set(shapes.flatMap(({ own }) => own.get("href")?.value.slice(1) ?? []));
  return shapes.flatMap((shape) => {
    const { name, at, own } = shape;
    const parts = MADE_OF[name];
    if (!parts) return [];
    const missing = parts.find((part) => !own.has(part));
    if (missing) {
      const message = `<${name}> has no ${missing} and shows nothing`;
      return [{ at, message, allowed: `${missing} with its value` }];
    }
    const zero = parts.find((part) => part !== "d" && Number(own.get(part)?.value) === 0);
    if (zero) {
      const message = `${zero} is 0: <${name}> shows nothing`;
      return [{ at: own.get(zero)?.at ?? at, message, allowed: "a number above 0" }];
    }
    // What is used has its own paint.
    if (name === "use") return [];
    const isFilled = name !== "line" && valueOf(shape, "fill") !== "none";
    const hasLine =
      (valueOf(shape, "stroke") ?? "none") !== "none" &&
      Number(valueOf(shape, "stroke-width") ?? 1) > 0;
    if (isFilled || hasLine || isAmong(shape, used)) return [];
    const message = `<${name}> has neither a fill nor a stroke and shows nothing`;
    return [{ at, message, allowed: name === "line" ? "a stroke" : "a fill or a stroke" }];
  });
}

/** Is it, or is it in, what one of these ids names? It takes its paint from where it is used. */
function isAmong(shape: Shape | undefined, ids: ReadonlySet<string>): boolean {
  return (
    shape !== undefined && (ids.has(shape.own.get("id")?.value ?? "") || isAmong(shape.around, ids))
  );
}

/** The value of an attribute that goes from a group to what is in it. */
function valueOf(shape: Shape | undefined, name: string): string | undefined {
  return shape && (shape.own.get(name)?.value ?? valueOf(shape.around, name));
}

function shapesOf(events: readonly XmlEvent[]): Shape[] {
  const shapes: Shape[] = [];
  const open: Shape[] = [];
  for (const event of events) {
    if (event.type === "element") {
      const { name, at, depth } = event;
      const shape = { name, at, depth, own: new Map(), around: open[depth - 1] };
      open[depth] = shape;
      shapes.push(shape);
    } else if (event.type === "attribute") {
      shapes.at(-1)?.own.set(event.name, event);
    }
  }
  return shapes;
}
