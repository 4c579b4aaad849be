import fc from "fast-check";
import { nearestPicture } from "./nearest-picture";

it("is the frame's own, else the nearest, else none", () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat(), { nil: undefined }), { minLength: 1 }),
      fc.nat(),
      (pictures, number) => {
        const frame = number % pictures.length;
        const loaded = pictures.flatMap((one, index) => (one === undefined ? [] : [index]));
        const distances = loaded.map((place) => Math.abs(place - frame));
        const nearest = loaded.find((place) => Math.abs(place - frame) === Math.min(...distances));
        expect(nearestPicture(pictures, frame)).toBe(pictures[nearest ?? -1]);
      },
    ),
  );
});
