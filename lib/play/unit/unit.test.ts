import fc from "fast-check";
import { anyText } from "../../../test/any-text";
import { hashOf, mangled } from "../../../test/mangled-link";
import { codeIn } from "../../packing/link-code";
import { compactedUnit, plainText, restoreUnit } from "./restore-unit";
import { LONGEST, MOODS, SIDES, type UnitDocument, type UnitOptions } from "./unit-document";
import { decodeUnit, encodeUnit } from "./unit-link";

const IDS = Array.from({ length: 55 }, (_, index) => index + 1);
const OPTIONS: UnitOptions = {
  idols: new Set(IDS),
  backdrops: ["scattered-stars", "bats"],
  palettes: ["fine", "trickstar"],
  poses: ["microphone", "wave"],
  reachByPose: { microphone: "near", wave: "wide" },
};

const someText = (longest: number) => anyText(60).map((text) => plainText(text, longest));
const someUnit: fc.Arbitrary<UnitDocument> = fc
  .record({
    version: fc.constant(1 as const),
    name: someText(LONGEST.name),
    slogan: someText(LONGEST.slogan),
    backdrop: fc.constantFrom(...OPTIONS.backdrops),
    colors: fc.constantFrom(...OPTIONS.palettes),
    first: fc.nat(4),
    members: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...IDS),
        mood: fc.constantFrom(...MOODS),
        pose: fc.constantFrom("own", "none", ...OPTIONS.poses),
        side: fc.constantFrom(...SIDES),
      }),
      { minLength: 2, maxLength: 5, selector: ({ id }) => id },
    ),
  })
  .map(({ first, members, ...rest }) => ({
    ...rest,
    members,
    leader: members[first % members.length]?.id ?? 0,
  }));

/** Lists that resemble a unit, and any other value. */
const anyValue = fc.oneof(
  fc.anything(),
  fc.tuple(
    fc.constantFrom(1, 2, 0, "1"),
    fc.anything(),
    fc.anything(),
    fc.anything(),
    fc.anything(),
    fc.anything(),
    fc.array(fc.oneof(fc.anything(), fc.tuple(fc.nat(70), fc.nat(5), fc.string(), fc.nat(4)))),
  ),
);

it("opens from its link, whatever a messenger did to it", async () => {
  await fc.assert(
    fc.asyncProperty(someUnit, mangled, async (unit, mangle) => {
      const code = await encodeUnit(unit);
      const address = mangle(`https://encore.example/play/unit#${code}`);
      expect(await decodeUnit(codeIn(hashOf(address)), OPTIONS)).toEqual({
        ok: true,
        unit,
        lost: 0,
      });
    }),
    { numRuns: 60 },
  );
});

it("is a valid unit or a fault, whatever a link holds", () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const found = restoreUnit(value, OPTIONS);
      if (!found.ok) return;
      const { unit } = found;
      expect(unit.members.length).toBeGreaterThanOrEqual(2);
      expect(unit.members.map(({ id }) => id)).toContain(unit.leader);
      expect(restoreUnit(compactedUnit(unit), OPTIONS)).toEqual({ ok: true, unit, lost: 0 });
    }),
    { numRuns: 200 },
  );
});

const two = [
  [1, 0, "own", 0],
  [2, 0, "own", 0],
];
const throwing = new Proxy([], {
  get: () => {
    throw new Error("no");
  },
});

it.each([
  ["an object", { version: 1 }, "no-unit"],
  ["a later version", [2, "", "", "", "", 1, two], "too-new"],
  ["no members", [1, "", "", "bats", "fine", 1, []], "no-unit"],
  ["one member", [1, "", "", "bats", "fine", 1, two.slice(1)], "no-unit"],
  ["members unknown here", [1, "", "", "bats", "fine", 1, [[900], [901], [1]]], "other-idols"],
  ["a list that throws", throwing, "no-unit"],
  ["an endless list", [1, "", "", "", "", 1, { length: Infinity }], "no-unit"],
])("%s gives its fault", (_, value, fault) => {
  expect(restoreUnit(value, OPTIONS)).toEqual({ ok: false, fault });
});

it("keeps the members that are known, and the first of each kind for unknown names", () => {
  const found = [1, "A\nB", 7, "attic", "unknown", 900, [...two, [2], [900, 0, "own", 0]]];
  const plain = { mood: "plain", pose: "own", side: "inwards" };
  expect(restoreUnit(found, OPTIONS)).toEqual({
    ok: true,
    lost: 2,
    unit: {
      version: 1,
      name: plainText("A\nB", LONGEST.name),
      slogan: "",
      backdrop: "scattered-stars",
      colors: "fine",
      leader: 1,
      members: [1, 2].map((id) => ({ id, ...plain })),
    },
  });
});

it("tells half a link from a wrong one", async () => {
  const unit = restoreUnit([1, "Night Shift", "Until dawn", "bats", "fine", 1, two], OPTIONS);
  const code = unit.ok ? await encodeUnit(unit.unit) : "";
  expect(await decodeUnit(code.slice(0, 30), OPTIONS)).toEqual({ ok: false, fault: "cut-off" });
  expect(await decodeUnit(`____${code}`, OPTIONS)).toEqual({ ok: false, fault: "unreadable" });
  expect(await decodeUnit("a".repeat(3000), OPTIONS)).toEqual({ ok: false, fault: "too-large" });
});
