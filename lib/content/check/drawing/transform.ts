/** One function of a `transform` attribute, such as `rotate(45)`; names are in small letters. */
interface TransformFunction {
  readonly name: string;
  readonly numbers: readonly number[];
}

const ARGUMENT_COUNTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["translate", [1, 2]],
  ["rotate", [1, 3]],
  ["scale", [1, 2]],
  ["skewx", [1]],
  ["skewy", [1]],
  ["matrix", [6]],
]);

const MIN_SCALE = 0.001;
const MAX_SCALE = 100;

const FUNCTION = /(\w+)\(([^)]*)\)/g;

export const numbersIn = (value: string): number[] =>
  (value.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

export const functionsIn = (transform: string): TransformFunction[] =>
  Array.from(transform.matchAll(FUNCTION), ([, name = "", values = ""]) => {
    return { name: name.toLowerCase(), numbers: numbersIn(values) };
  });

/** False for a wrong count of numbers, and for a scale that is too small to see or too large to draw. */
export function isSupported(transform: TransformFunction): boolean {
  const { name, numbers } = transform;
  if (!ARGUMENT_COUNTS.get(name)?.includes(numbers.length)) return false;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const isSeen =
    name === "matrix"
      ? Math.abs(a * d - b * c) >= MIN_SCALE * MIN_SCALE
      : name !== "scale" || numbers.every((size) => Math.abs(size) >= MIN_SCALE);
  return isSeen && largestScale(transform) <= MAX_SCALE;
}

/** Greatest scale of a `transform` attribute in any direction. */
export const scaleOf = (transform: string): number =>
  functionsIn(transform).reduce((scale, one) => scale * largestScale(one), 1);

function largestScale({ name, numbers }: TransformFunction): number {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (name === "scale") return Math.max(...numbers.map(Math.abs));
  if (name === "matrix") return Math.hypot(a, b, c, d);
  return name.startsWith("skew") ? 1 + Math.abs(Math.tan((a * Math.PI) / 180)) : 1;
}
