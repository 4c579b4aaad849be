import { DETAIL_NAMES } from "../../content/model/kinds/poster-key";
import { POSTER_HEIGHT, POSTER_WIDTH } from "../../artwork/posters/poster/poster";
import { posterDetails } from "./details";

test("there is a detail for every detail picture of a profile page", () => {
  expect(posterDetails(1).map(([name]) => name)).toEqual([...DETAIL_NAMES]);
});

test.each([1, 2, 3, 4].flatMap(posterDetails))(
  "the %s is a square inside the poster",
  (_name, { left, top, width, height }) => {
    expect(width * POSTER_WIDTH).toBeCloseTo(height * POSTER_HEIGHT);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1);
    expect(top + height).toBeLessThanOrEqual(1);
  },
);
