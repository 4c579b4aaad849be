import { validPlace } from "../../session/edit";
import { dragged, pinched, straightened, turnedByHandle } from "./motion";

const START = { x: 300, y: 400, turn: 10, zoom: 100 };

it("drags as far as the finger, and snaps to the centre", () => {
  expect(dragged(START, [20, -30]).place).toEqual({ x: 320, y: 370 });
  expect(dragged(START, [143, 205])).toEqual({
    place: { x: 450, y: 600 },
    guides: { upright: true, level: true },
  });
  expect(dragged(START, [143, 0]).guides).toEqual({ upright: true, level: false });
});

it("turns and sizes by the handle, around the middle of the layer", () => {
  expect(turnedByHandle(START, [400, 400], [300, 600])).toEqual({ turn: 100, zoom: 200 });
  expect(turnedByHandle(START, [400, 400], [250, 400])).toEqual({ turn: -170, zoom: 50 });
});

it("turns, sizes and moves by two fingers", () => {
  expect(pinched(START, [0, 100], 2, 90)).toEqual({ x: 300, y: 500, turn: 100, zoom: 200 });
});

it("keeps a layer as it is if two fingers rest, or meet in one point", () => {
  expect(validPlace({ ...START, ...pinched(START, [0, 0], 1, 0) })).toEqual(START);
  expect(validPlace({ ...START, ...pinched(START, [0, 0], Number.NaN, 0) })).toEqual(START);
});

it("makes nearly straight angles straight", () => {
  expect([3, -3.5, 87, 182, 184.5, 5].map(straightened)).toEqual([0, -0, 90, -180, -175.5, 5]);
});
