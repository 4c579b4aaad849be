import fc from "fast-check";
import { plainMessage } from "#lib/stand/kit/plain-message";
import { restore } from "#lib/stand/document/restore";
import { stand } from "../stand.fixtures";
import { makeSession } from "./session.fixtures";
import { duplicate, nudge, remove, reorder, toggleHidden, turnBy, zoomBy } from "./layer-actions";
import { add, choosePicture, swapPart } from "./part-actions";

it("wraps angles, and keeps a layer on the scene", () => {
  const session = makeSession();
  session.choose(1);
  for (let times = 0; times < 40; times += 1) turnBy(session, 15);
  expect(session.layer?.turn).toBe(-120);
  nudge(session, -5000, 9000);
  expect(session.layer).toMatchObject({ x: 0, y: 1200 });
});

it("keeps a reordered layer selected", () => {
  const session = makeSession();
  session.choose(1);
  reorder(session, 1, 1);
  expect([session.chosen, session.nameOf(2)]).toEqual([2, "Poster of Tetora Nagumo"]);
  reorder(session, 2, 99);
  expect(session.chosen).toBe(4);
  const before = session.stand;
  reorder(session, 4, 1);
  expect(session.stand).toBe(before);
  expect(session.announcement).toBe("It is in front already.");
});

it("removes layers but never the stand, and keeps the selection", () => {
  const session = makeSession();
  session.choose(3);
  remove(session, 1);
  expect([session.chosen, session.nameOf(2)]).toEqual([2, "Tulips"]);
  remove(session, 2);
  expect(session.chosen).toBe(-1);
  remove(session, 0);
  expect(session.stand.layers[0]?.kind).toBe("stand");
});

it("hides and shows without a trace in the document", () => {
  const session = makeSession();
  toggleHidden(session, 1);
  expect(session.stand.layers[1]).toHaveProperty("hidden", true);
  toggleHidden(session, 1);
  expect(session.stand).toEqual(stand());
});

it("adds layers until the stand is full, and announces it", () => {
  const session = makeSession();
  for (let times = 0; times < 50; times += 1) add(session, { kind: "sticker", part: "star" });
  expect(session.stand.layers).toHaveLength(40);
  duplicate(session, 1);
  expect(session.stand.layers).toHaveLength(40);
  expect(session.announcement).toMatch(/40 layers/);
});

it("swaps the picture in the middle in its place and shape, or adds one", () => {
  const session = makeSession();
  session.setProperty(1, { shape: "heart" });
  choosePicture(session, { kind: "poster", character: 22 });
  expect(session.stand.layers[1]).toMatchObject({ character: 22, shape: "heart", zoom: 120 });
  choosePicture(session, { kind: "own", own: "mypicture1" });
  expect(session.layer).toMatchObject({ kind: "own", own: "mypicture1", shape: "heart" });
  choosePicture(session, { kind: "poster", character: 81 }, -1);
  expect(session.stand.layers).toHaveLength(6);
});

it("writes messages within the limits, as one step", () => {
  const session = makeSession();
  session.setProperty(4, { text: plainMessage("Bravo") }, "message");
  session.setProperty(4, { text: plainMessage("Bravo\u202E\u0000!") }, "message");
  expect(session.stand.layers[4]).toMatchObject({ text: "Bravo!" });
  session.undo();
  expect(session.stand.layers[4]).toMatchObject({ text: "" });
});

it("forgets a choice that an undo took away", () => {
  const session = makeSession();
  add(session, { kind: "flower", part: "roses" });
  expect(session.chosen).toBe(5);
  session.undo();
  expect(session.chosen).toBe(-1);
});

it("opens another stand with an empty history", () => {
  const session = makeSession();
  add(session, { kind: "flower", part: "roses" });
  session.open({ id: "b", name: "B", stand: stand() });
  session.undo();
  expect([session.stand.layers.length, session.edits, session.chosen]).toEqual([5, 0, -1]);
});

it("has a valid document after any actions", () => {
  const index = fc.integer({ min: -1, max: 8 });
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  const act = fc.oneof(
    fc.tuple(fc.constant("choose" as const), index, number),
    fc.tuple(fc.constant("nudge" as const), number, number),
    fc.tuple(fc.constant("turn" as const), index, number),
    fc.tuple(fc.constant("zoom" as const), index, number),
    fc.tuple(
      fc.constantFrom("reorder" as const, "remove" as const),
      index,
      fc.integer({ min: -9, max: 9 }),
    ),
    fc.tuple(
      fc.constantFrom("hide" as const, "copy" as const, "add" as const, "swap" as const),
      index,
      number,
    ),
    fc.tuple(fc.constantFrom("undo" as const, "redo" as const), index, number),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const session = makeSession();
      for (const [kind, one, other] of acts) {
        if (kind === "choose") session.choose(one);
        else if (kind === "nudge") nudge(session, one, other);
        else if (kind === "turn") turnBy(session, other);
        else if (kind === "zoom") zoomBy(session, other);
        else if (kind === "reorder") reorder(session, one, other);
        else if (kind === "remove") remove(session, one);
        else if (kind === "hide") toggleHidden(session, one);
        else if (kind === "copy") duplicate(session, one);
        else if (kind === "add") add(session, { kind: "panel", part: "ribbon", text: "" });
        else if (kind === "swap") swapPart(session, one, "board");
        else session[kind]();
      }
      const restored = restore(session.stand);
      expect(restored).toEqual({ ok: true, stand: session.stand });
      expect(session.chosen).toBeLessThan(session.stand.layers.length);
    }),
  );
});

it("keeps the layer selected whose reordering is undone", () => {
  const session = makeSession();
  session.choose(1);
  const name = session.nameOf(1);
  reorder(session, 1, 1);
  session.undo();
  expect([session.chosen, session.nameOf(session.chosen)]).toEqual([1, name]);
  session.redo();
  expect(session.chosen).toBe(2);
});
