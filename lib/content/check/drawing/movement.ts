interface Movement {
  readonly name: string;
  readonly numbers: readonly number[];
}

const COUNTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["translate", [1, 2]],
  ["rotate", [1, 3]],
  ["scale", [1, 2]],
  ["skewx", [1]],
  ["skewy", [1]],
  ["matrix", [6]],
]);

const SMALLEST = 0.001;
const LARGEST = 100;

const MOVEMENT = /(\w+)\(([^)]*)\)/g;

export const numbersIn = (value: string): number[] =>
  (value.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

export const movementsIn = (transform: string): Movement[] =>
  Array.from(transform.matchAll(MOVEMENT), ([, name = "", values = ""]) => {
    return { name: name.toLowerCase(), numbers: numbersIn(values) };
  });

/** False for a wrong count of numbers, and for a scale that is too small to see or too large to draw. */
export function isMovement(movement: Movement): boolean {
  const { name, numbers } = movement;
  if (!COUNTS.get(name)?.includes(numbers.length)) return false;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const isSeen =
    name === "matrix"
      ? Math.abs(a * d - b * c) >= SMALLEST * SMALLEST
      : name !== "scale" || numbers.every((size) => Math.abs(size) >= SMALLEST);
  return isSeen && largest(movement) <= LARGEST;
}

export const growthOf = (transform: string): number =>
  movementsIn(transform).reduce((growth, one) => growth * largest(one), 1);

function largest({ name, numbers }: Movement): number {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (name === "scale") return Math.max(...numbers.map(Math.abs));
  if (name === "matrix") return Math.hypot(a, b, c, d);
  return name.startsWith("skew") ? 1 + Math.abs(Math.tan((a * Math.PI) / 180)) : 1;
}
