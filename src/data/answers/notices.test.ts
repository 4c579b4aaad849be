import type { ActivityNotice } from "#content/types";
import { joinNotices, newestFirst } from "./notices";

const RECORDS = {
  units: [
    { id: "knights", name: "Knights", office: "nd" },
    { id: "fine", name: "fine", office: "sp" },
  ],
  characters: [
    { id: 10, cname: "tsukinaga_leo", name: "Leo Tsukinaga", unit: "knights", portrait: "x" },
    { id: 22, cname: "tenshouin_eichi", name: "Eichi Tenshouin", unit: "fine", portrait: "x" },
  ],
};

const notice = (own: Partial<ActivityNotice> = {}): ActivityNotice => ({
  id: "2026-one",
  kind: "song",
  title: "One",
  text: "About one.",
  start: "2026-01-02",
  ...own,
});

it("puts the newest first, those of one day by their ids, and each once", () => {
  const list = [
    notice({ id: "b", start: "2026-01-01" }),
    notice({ id: "c", start: "2026-05-01", title: "The first of two" }),
    notice({ id: "a", start: "2026-01-01" }),
    notice({ id: "c", start: "2020-05-01", title: "The second of two" }),
  ];
  expect(newestFirst(list).map(({ id, title }) => [id, title])).toEqual([
    ["c", "The first of two"],
    ["a", "One"],
    ["b", "One"],
  ]);
  expect(list).toHaveLength(4);
});

it("joins a notice with the records of the page, and ignores unknown ones", () => {
  const units = ["gone", "knights", "knights"] as ActivityNotice["units"];
  const [joined] = joinNotices([notice({ units, cast: [22, 99999, 10, 22] })], RECORDS);
  expect(joined).toMatchObject({
    units: ["gone", "knights", "knights"],
    cast: [22, 99999, 10, 22],
    unitRecords: [{ id: "knights", name: "Knights" }],
    castCharacters: [
      { id: 22, cname: "tenshouin_eichi", name: "Eichi Tenshouin", unit: "fine" },
      { id: 10, cname: "tsukinaga_leo", name: "Leo Tsukinaga", unit: "knights" },
    ],
  });
});

it("uses null for absent fields, as queries do", () => {
  expect(joinNotices([notice()], RECORDS)).toEqual([
    {
      id: "2026-one",
      kind: "song",
      title: "One",
      titleJa: null,
      text: "About one.",
      note: null,
      start: "2026-01-02",
      end: null,
      startTw: null,
      endTw: null,
      units: null,
      cast: null,
      target: null,
      unitRecords: null,
      castCharacters: null,
    },
  ]);
});

it("renders hostile text as text, and links to this site only", () => {
  const title = "<img src=x onerror=alert(1)> __proto__ {{constructor}}";
  const units = ["__proto__", "constructor"] as unknown as ActivityNotice["units"];
  const targets = ["javascript:alert(1)", "//elsewhere.example/", "https://elsewhere.example/"];
  for (const target of targets) {
    const [joined] = joinNotices([notice({ title, target, units })], RECORDS);
    expect(joined).toMatchObject({ title, target: "", unitRecords: [] });
  }
  expect(joinNotices([notice({ target: "/trip14" })], RECORDS)[0]?.target).toBe("/trip14");
});
