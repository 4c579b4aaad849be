import { type Member, type CastRecords, sharedThings } from "./shared-things";

const member = (id: number, name: string, unit: string, club: string): Member => ({
  id,
  cname: name,
  name,
  unitRecord: { id: unit, name: unit, office: { id: "sp", name: "StarPro" } },
  clubs: [{ key: club, title: club }],
});
const mao = member(1, "mao", "trickstar", "tennis");
const subaru = member(2, "subaru", "trickstar", "basketball");
const ritsu = member(10_081, "ritsu", "knights", "tennis");
const castRecords: CastRecords = {
  trips: { nodes: [{ id: "trip01", title: "Hive City", album: "TRIP vol. 1", cast: [1, 2] }] },
  campaigns: { nodes: [{ slug: "audition", name: "Audition", cast: [81, 1] }] },
  notices: {
    nodes: [
      { id: "a", title: "Two", start: "2025-01-01", cast: [1, 2] },
      { id: "b", title: "All", start: "2024-01-01", cast: [1, 2, 10_081] },
      { id: "c", title: "No cast", start: "2023-01-01", cast: null },
    ],
  },
  audition: { nodes: [{ id: 81, cname: "ritsu" }] },
};
const sharedBy = (...chosen: Member[]) =>
  sharedThings(chosen, castRecords).map(
    ({ kind, title, who }) => `${kind} ${title}: ${who.map(({ name }) => name).join(" ")}`,
  );

it("finds things that two or more share, those with most members first", () => {
  expect(sharedBy(mao, subaru, ritsu)).toEqual([
    "agency StarPro: mao subaru ritsu",
    "event All: mao subaru ritsu",
    "unit trickstar: mao subaru",
    "club tennis: mao ritsu",
    "trip Hive City: mao subaru",
    "campaign Audition: mao ritsu",
    "event Two: mao subaru",
  ]);
});

it("finds nothing for one alone", () => expect(sharedBy(mao)).toEqual([]));
