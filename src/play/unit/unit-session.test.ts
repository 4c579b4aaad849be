import { restoreUnit } from "#lib/play/unit/restore-unit";
import { compactedUnit } from "#lib/play/unit/restore-unit";
import { surpriseUnit } from "#lib/play/unit/surprise";
import type { UnitOptions } from "#lib/play/unit/unit-document";
import { UnitSession } from "./unit-session";

const OPTIONS: UnitOptions = {
  idols: new Set([1, 2, 3, 4, 5, 6, 7]),
  backdrops: ["scattered-stars", "bats"],
  palettes: ["fine", "trickstar"],
  poses: ["cup", "bow", "wave"],
  reachByPose: { cup: "near", bow: "low", wave: "wide" },
};

function begin(ids: readonly number[], leader = ids[0] ?? 0) {
  const unit = {
    ...surpriseUnit(OPTIONS, ids, "seed"),
    leader,
    members: ids.map((id) => ({ id, mood: "plain", pose: "own", side: "inwards" }) as const),
  };
  return new UnitSession(OPTIONS, (id) => `Idol ${id}`, unit);
}
const idsOf = ({ unit }: UnitSession) => unit.members.map(({ id }) => id);

it("takes in five at most and leaves two at least, and says why", () => {
  const session = begin([1, 2, 3, 4]);
  session.toggle(5);
  expect(session.announcement).toBe("Idol 5 is in, 5 of 5");
  session.toggle(6);
  expect(session.announcement).toMatch(/^Five is the most/);
  expect(idsOf(session)).toEqual([1, 2, 3, 4, 5]);
  for (const id of [1, 2, 3, 4]) session.toggle(id);
  expect(idsOf(session)).toEqual([4, 5]);
  expect(session.announcement).toBe("A unit has two members at least.");
});

it("has a leader always, who comes to the front", () => {
  const session = begin([1, 2, 3]);
  session.makeLeader(3);
  expect(idsOf(session)).toEqual([1, 3, 2]);
  expect(session.announcement).toBe("Idol 3 leads, middle");
  session.toggle(3);
  expect(idsOf(session)).toContain(session.unit.leader);
});

it("offers near and low poses in a pair, and near ones in front of more", () => {
  const pair = ["cup", "bow"];
  expect([1, 2].map(begin([1, 2]).posesOf)).toEqual([pair, pair]);
  expect([1, 2, 3].map(begin([1, 2, 3]).posesOf)).toEqual([[], ["cup"], []]);
});

it("moves members one place, and not beyond the ends", () => {
  const session = begin([1, 2, 3]);
  session.move(1, 1);
  expect(idsOf(session)).toEqual([2, 1, 3]);
  expect(session.announcement).toBe("Idol 1 stands middle");
  session.move(2, -1);
  expect(idsOf(session)).toEqual([2, 1, 3]);
});

it("takes back each step, and a typed name as one", () => {
  const session = begin([1, 2, 3]);
  const first = session.unit;
  for (const name of ["N", "Ne", "New "]) session.setText("name", name);
  expect(session.unit.name).toBe("New");
  session.setBackdrop("bats");
  session.setColors("trickstar");
  session.changeMember(2, { mood: "offDuty", pose: "wave" });
  session.surprise([7], "another");
  expect(idsOf(session)).toContain(7);
  for (let step = 0; step < 5; step++) session.undo();
  expect(session.unit).toEqual(first);
  session.undo();
  expect(session.announcement).toBe("There is nothing to take back.");
  session.redo();
  expect(session.unit.name).toBe("New");
});

it("is a valid unit after each act", () => {
  const session = begin([1, 2]);
  const acts = [
    () => session.toggle(3),
    () => session.makeLeader(3),
    () => session.move(3, -1),
    () => session.setText("slogan", "a\u202eb".repeat(60)),
    () => session.surprise([], "x"),
    () => session.undo(),
  ];
  for (const act of acts) {
    act();
    const { unit } = session;
    expect(restoreUnit(compactedUnit(unit), OPTIONS)).toEqual({ ok: true, unit, lost: 0 });
  }
});
