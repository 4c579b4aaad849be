import type { Point } from "./shapes";

type Move = (point: Point) => Point;

const TAG = /<(\/?)[a-zA-Z]+([^>]*?)(\/?)>/g;
const TRANSFORM = / transform="([^"]*)"/;
const FUNCTION = /(\w+)\(([^)]*)\)/g;
const PATH_DATA = / d="([^"]*)"/;
const COMMAND = /([MLQSC])([^A-Za-z]*)/g;
const COORDINATES: Readonly<Record<string, number>> = { Q: 4, S: 4, C: 6 };

/** Points along the lines and curves of a drawing, where they are shown. Arcs and relative commands are left out. */
export function outlinePoints(markup: string): Point[] {
  const groups: Move[] = [(point) => point];
  return [...markup.matchAll(TAG)].flatMap(([, close, attributes = "", selfClosing]) => {
    if (close) groups.pop();
    if (close) return [];
    const transform = TRANSFORM.exec(attributes)?.[1] ?? "";
    const move = [...transform.matchAll(FUNCTION)].reduce<Move>(
      (outer, [, kind = "", numbers = ""]) => {
        const inner = moveOf(kind, numbersIn(numbers));
        return (point) => outer(inner(point));
      },
      groups.at(-1) as Move,
    );
    if (!selfClosing) groups.push(move);
    return pointsAlong(PATH_DATA.exec(attributes)?.[1] ?? "").map(move);
  });
}

const numbersIn = (text: string): number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function moveOf(kind: string, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: number[]): Move {
  if (kind === "translate") return ([x, y]) => [x + a, y + (b ?? 0)];
  if (kind === "scale") return ([x, y]) => [x * a, y * (b ?? a)];
  if (kind === "matrix") return ([x, y]) => [a * x + c * y + e, (b ?? 0) * x + d * y + f];
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return ([x, y]) => {
    const [right, down] = [x - (b ?? 0), y - c];
    return [(b ?? 0) + right * cos - down * sin, c + right * sin + down * cos];
  };
}

/** Ends of lines and curves, and three points along each curve. */
function pointsAlong(d: string): Point[] {
  const points: Point[] = [];
  let from: Point = [0, 0];
  for (const [, command = "", rest = ""] of d.matchAll(COMMAND)) {
    const numbers = numbersIn(rest);
    while (numbers.length > 0) {
      const taken = numbers.splice(0, COORDINATES[command] ?? 2);
      const curve = [from];
      while (taken.length > 0) curve.push(taken.splice(0, 2) as [number, number]);
      from = curve.at(-1) ?? from;
      const shares = curve.length > 2 ? [0.25, 0.5, 0.75, 1] : [1];
      points.push(...shares.map((share) => pointOn(curve, share)));
    }
  }
  return points;
}

/** A point of a Bézier curve, by de Casteljau’s algorithm. */
function pointOn([first = [0, 0], ...rest]: readonly Point[], share: number): Point {
  if (rest.length === 0) return first;
  let [fromX, fromY] = first;
  const between = rest.map(([x, y]): Point => {
    const point = [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const;
    [fromX, fromY] = [x, y];
    return point;
  });
  return pointOn(between, share);
}
