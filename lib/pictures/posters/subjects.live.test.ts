import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import type { PosterSubject } from "../../artwork/posters/poster/poster";
import { castSubjects, memberSubjects, posterSubject } from "./subjects";

const catalogue = readCatalogue("content");
const portraits = (subjects: readonly PosterSubject[]) =>
  subjects.flatMap(({ look }) => (look.kind === "portrait" ? [look] : []));

it.each(catalogue.units.map((unit) => [unit.name, unit] as const))(
  "shows %s with its leader to the fore, in moods, and each in the costume of the unit",
  (_, unit) => {
    const members = memberSubjects(unit, catalogue, "wide");
    expect(members.map(({ id }) => id).toSorted()).toEqual(unit.list.toSorted());
    expect(members[0]?.id).toBe(unit.leader ?? unit.list[0]);
    const plain = catalogue.characters.filter(({ id }) => unit.list.includes(id));
    const costumes = portraits(plain.map((one) => posterSubject(one, catalogue)));
    expect(portraits(members).map(({ costume }) => costume)).toEqual(
      expect.arrayContaining(costumes.map(({ costume }) => costume)),
    );
  },
);

it("dresses the cast of a campaign alike, in its colours, if the record says so", () => {
  const dressed = catalogue.campaigns.filter(({ costume }) => costume);
  for (const campaign of dressed) {
    for (const { look, unitColors } of castSubjects(campaign, catalogue)) {
      expect(unitColors).toEqual(campaign.colors);
      expect(look).toMatchObject(look.kind === "portrait" ? { costume: campaign.costume } : {});
    }
  }
});
