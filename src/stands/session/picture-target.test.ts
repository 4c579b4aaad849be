import { stand } from "../stand.fixtures";
import { makeSession } from "./session.fixtures";
import { nudge } from "./layer-actions";
import { choosePicture, pictureTarget } from "./part-actions";

const PICTURE = { kind: "own", own: "mypicture1" } as const;

it("stays valid while its picture is moved, also if another layer is selected", () => {
  const session = makeSession();
  const spot = pictureTarget(session, false);
  session.choose(1);
  nudge(session, 10, 10);
  session.choose(2);
  expect(spot.isValid()).toBe(true);
  spot.put(PICTURE);
  expect(session.stand.layers[1]).toMatchObject(PICTURE);
});

it("is invalid once another stand is opened, or the picture replaced", () => {
  const session = makeSession();
  const [swap, add] = [pictureTarget(session, false), pictureTarget(session, true)];
  choosePicture(session, { kind: "poster", character: 22 });
  expect([swap.isValid(), add.isValid()]).toEqual([false, true]);
  session.open({ id: "b", name: "B", stand: stand() });
  expect([swap.isValid(), add.isValid()]).toEqual([false, false]);
});

it("adds a picture if that was intended when it was chosen", () => {
  const session = makeSession();
  pictureTarget(session, true).put(PICTURE);
  expect(session.stand.layers.map(({ kind }) => kind)).toEqual([
    ...stand().layers.map(({ kind }) => kind),
    "own",
  ]);
});
