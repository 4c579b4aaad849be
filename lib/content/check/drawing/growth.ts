/** All numbers in an attribute. */
export const numbersIn = (value: string): number[] =>
  (value.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

const MOVEMENT = /(\w+)\(([^)]*)\)/g;

/** How many times larger a transform makes things at most. */
export function growthOf(transform: string): number {
  let growth = 1;
  for (const [, name = "", values = ""] of transform.matchAll(MOVEMENT)) {
    growth *= ofOne(name.toLowerCase(), numbersIn(values));
  }
  return growth;
}

function ofOne(name: string, numbers: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (name === "scale") return Math.max(...numbers.map(Math.abs));
  if (name === "matrix") return Math.hypot(a, b, c, d);
  return name.startsWith("skew") ? 1 + Math.abs(Math.tan((a * Math.PI) / 180)) : 1;
}
