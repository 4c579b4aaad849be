import type { Subject } from "./subject";

/** What the shapes of one picture have in common. */
type Shared = Omit<Subject, "variant" | "isListed" | "details" | "related">;

/**
 * The subjects of a picture that comes in several shapes, each with the others and with more beside it.
 * @param base the key without the shape; for the shape "" the key itself
 */
export function shapesOf(
  base: string,
  shapes: readonly string[],
  more: readonly string[],
  shared: Shared,
): [string, Subject][] {
  const keys = shapes.map((shape) => (shape === "" ? base : `${base}-${shape}`));
  return keys.map((key, index) => [
    key,
    {
      ...shared,
      variant: variantName(shapes[index] ?? ""),
      isListed: true,
      details: [],
      related: [...keys.filter((other) => other !== key), ...more],
    },
  ]);
}

/** A shape as it is said: "wide" is "Wide", and what has no name is the poster. */
function variantName(shape: string): string {
  return shape === "" ? "Poster" : `${shape.slice(0, 1).toUpperCase()}${shape.slice(1)}`;
}
