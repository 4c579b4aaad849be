import { SCENE } from "#lib/stand/kit/limits";
import { EXPORT_SIZES } from "./export-sizes";

/** Limit of a canvas on iOS, in pixels. */
const MOST_PIXELS = 16_777_216;

test("each size has the ratio of the scene, and iOS draws it", () => {
  for (const { width, height } of EXPORT_SIZES) {
    expect(width / height).toBe(SCENE.width / SCENE.height);
    expect(width * height).toBeLessThanOrEqual(MOST_PIXELS);
  }
});
