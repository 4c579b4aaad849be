/** A spark, flying towards (x, y). Lengths are in radii of the burst, y downwards; times in seconds since the burst. */
export interface Spark {
  x: number;
  y: number;
  /** Index of its colour in the shell’s. */
  ink: 0 | 1 | 2;
  fall: number;
  from: number;
  until: number;
  originX?: number;
  originY?: number;
}

type Random = () => number;

const FULL = Math.PI * 2;
const LIFE_SECONDS = 1.7;
/** Deceleration of sparks, per second. */
const DRAG = 3.1;

/** Position of a spark at a time; null before it appears and after it burns out. */
export function positionOf(spark: Spark, time: number): { x: number; y: number } | null {
  const { x, y, fall, from, until, originX = 0, originY = 0 } = spark;
  if (time < from || time > until) return null;
  const age = time - from;
  const travelled = 1 - Math.exp(-DRAG * age);
  return { x: originX + x * travelled, y: originY + y * travelled + fall * age * age };
}

const BURSTS = {
  peony: (random) => [
    ...circle(34, 1, 0, random),
    ...circle(22, 0.68, 1, random),
    ...circle(12, 0.36, 2, random),
  ],
  ring: (random) =>
    tilted([...circle(40, 1, 0, () => 0.5), ...circle(12, 0.3, 1, random)], random()),
  willow,
  star: () => alongEdges(star(), 7, 0),
  heart: () => [...heart(38, 1, 0), ...heart(20, 0.52, 1)],
  crossette: (random) => circle(14, 0.72, 0, random).flatMap(split),
} satisfies Record<string, (random: Random) => Spark[]>;

export type ShapeName = keyof typeof BURSTS;
export const SHAPES = Object.keys(BURSTS) as ShapeName[];

export const sparksOf = (shape: ShapeName, random: Random = Math.random): Spark[] =>
  BURSTS[shape](random);

function createSpark(
  x: number,
  y: number,
  ink: Spark["ink"],
  fall = 0.1,
  until = LIFE_SECONDS,
): Spark {
  return { x, y, ink, fall, from: 0, until };
}

function circle(count: number, radius: number, ink: Spark["ink"], random: Random): Spark[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + radius) / count) * FULL;
    const reach = radius * (0.94 + random() * 0.12);
    return createSpark(Math.cos(angle) * reach, Math.sin(angle) * reach, ink);
  });
}

// A ring seen from the side.
function tilted(sparks: Spark[], chance: number): Spark[] {
  const angle = (chance - 0.5) * 1.4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return sparks.map((spark) => {
    const y = spark.ink === 0 ? spark.y * 0.42 : spark.y;
    return { ...spark, x: spark.x * cos - y * sin, y: spark.x * sin + y * cos };
  });
}

function willow(random: Random): Spark[] {
  return Array.from({ length: 46 }, (_, index) => {
    const angle = (index / 46) * FULL;
    const reach = 0.5 + random() * 0.5;
    const ink = index % 3 === 0 ? 2 : 1;
    return createSpark(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      ink,
      0.3,
      LIFE_SECONDS * 1.4,
    );
  });
}

function star(): [number, number][] {
  return Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner / 10) * FULL - Math.PI / 2;
    const reach = corner % 2 === 0 ? 1.06 : 0.44;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

function alongEdges(corners: [number, number][], steps: number, ink: Spark["ink"]): Spark[] {
  return corners.flatMap(([x, y], corner) => {
    const [toX, toY] = corners[(corner + 1) % corners.length] ?? [x, y];
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const isTip = step === 0 && corner % 2 === 0;
      return createSpark(x + (toX - x) * share, y + (toY - y) * share, isTip ? 2 : ink);
    });
  });
}

function heart(count: number, size: number, ink: Spark["ink"]): Spark[] {
  return Array.from({ length: count }, (_, index) => {
    const t = (index / count) * FULL;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return createSpark((x / 16) * size, (-y / 16) * size, ink);
  });
}

// A star that splits into four.
function split(spark: Spark): Spark[] {
  const at = 0.5;
  const before = { ...spark, until: at };
  const { x: originX, y: originY } = positionOf(before, at) ?? spark;
  const pieces = Array.from({ length: 4 }, (_, piece): Spark => {
    const angle = (piece / 4) * FULL + Math.atan2(spark.y, spark.x) + FULL / 8;
    const reach = 0.36;
    return {
      ...createSpark(Math.cos(angle) * reach, Math.sin(angle) * reach, piece % 2 ? 1 : 2),
      from: at,
      originX,
      originY,
    };
  });
  return [before, ...pieces];
}
