import fc from "fast-check";
import { positionOf, SHAPES, sparksOf } from "./shells";

const shape = fc.constantFrom(...SHAPES);
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it("opens every shape within its radius, for any random numbers", () => {
  fc.assert(
    fc.property(shape, chance, chance, (name, one, other) => {
      let turn = 0;
      const random = () => ((turn += 1) % 2 ? one : other);
      const sparks = sparksOf(name, random);
      expect(sparks.length).toBeGreaterThan(30);
      expect(sparks.length).toBeLessThan(120);
      const strays = sparks.flatMap((spark) =>
        [spark.from, (spark.from + spark.until) / 2, spark.until].filter((time) => {
          const { x, y } = positionOf(spark, time) ?? { x: Infinity, y: Infinity };
          // A willow falls.
          return Math.abs(x) >= 1.4 || y <= -1.4 || y >= 3;
        }),
      );
      expect(strays).toEqual([]);
    }),
  );
});

it("shows a spark only while it burns", () => {
  const [spark] = sparksOf("peony", () => 0.5);
  if (!spark) throw new Error("A peony has sparks.");
  expect(positionOf(spark, 0)).toEqual({ x: 0, y: 0 });
  expect(positionOf(spark, spark.from - 0.01)).toBeNull();
  expect(positionOf(spark, spark.until + 0.01)).toBeNull();
});

it("splits the stars of a crossette at their position", () => {
  const sparks = sparksOf("crossette", () => 0.5);
  const whole = sparks.filter(({ from }) => from === 0);
  const pieces = sparks.filter(({ from }) => from > 0);
  expect(pieces).toHaveLength(whole.length * 4);
  const [first] = whole;
  const [piece] = pieces;
  if (!first || !piece) throw new Error("A crossette has stars and pieces.");
  expect(positionOf(piece, piece.from)).toEqual(positionOf(first, first.until));
});

it("opens a heart upright", () => {
  const ys = sparksOf("heart").map(({ y }) => y);
  const [tip, top] = [Math.max(...ys), Math.min(...ys)];
  expect(tip).toBeGreaterThan(-top);
});
