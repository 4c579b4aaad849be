const DIRECTIONS = [0, 255];
const STEPS = 100;

/** The nearest darker or lighter colour of the same hue that passes a test; undefined if none does. */
export function nearestShade(
  color: string,
  passes: (shade: string) => boolean,
): string | undefined {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  for (let step = 1; step <= STEPS; step++) {
    for (const end of DIRECTIONS) {
      const mixed = channels.map((value) => Math.round(value + ((end - value) * step) / STEPS));
      const shade = `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      if (passes(shade)) return shade;
    }
  }
  return undefined;
}
