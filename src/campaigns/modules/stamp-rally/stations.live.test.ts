import { readFileSync } from "node:fs";
import { STATIONS } from "./stations";

const json = (path: string) => JSON.parse(readFileSync(`content/${path}.json`, "utf8"));
const answer = (path: string) => STATIONS.find((station) => station.path === path)?.answer;

it("has one right choice at each station", () => {
  expect(STATIONS).toHaveLength(12);
  expect(new Set(STATIONS.map(({ id }) => id)).size).toBe(12);
  expect(new Set(STATIONS.map(({ path }) => path)).size).toBe(12);
  for (const { choices, answer: right } of STATIONS) {
    expect(choices.filter((choice) => choice === right)).toHaveLength(1);
  }
});

it("agrees with the content on what it asks for", () => {
  expect([answer("/explore/units"), json("units/mam").list.length]).toEqual(["One", 1]);
  expect(answer("/explore/units/characters/leon")).toContain(json("characters/leon").vname);
  const { leader } = json("units/knights");
  expect([json("characters/suou_tsukasa").id, answer("/explore/units/knights")]).toEqual([
    leader,
    json("characters/suou_tsukasa").name,
  ]);
  expect([answer("/4piece"), json("units/4piece").list.length]).toEqual(["Five", 5]);
  expect([answer("/spri_debut"), json("campaigns/spri_debut").from]).toEqual([
    "9 November 2024",
    "2024-11-09",
  ]);
  const notices: { id: string; title: string }[] = json("api/activity-list");
  const area = notices.find(({ id }) => id === "2026-world-tour-area02");
  expect(area?.title).toContain("Knights VS Trickstar");
  const { profile } = json("characters/isara_mao");
  expect([answer("/powerup"), profile.height - profile.year1.height]).toEqual(["By 2 cm", 2]);
  expect(readFileSync("content/legal/privacy.md", "utf8")).toContain("We set no cookies");
});
