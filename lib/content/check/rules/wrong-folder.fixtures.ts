import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  ["characters/tenshouin_eichi.json", "units", "a character"],
  ["characters/tenshouin_eichi.json", "clubs", "a character"],
  ["units/fine.json", "characters", "a unit"],
  ["clubs/Sports.json", "characters", "a club"],
  ["campaigns/spri_debut.json", "units", "a campaign"],
  ["trips/trip02.json", "venues", "a trip"],
  ["offices/sp.json", "units", "an office"],
  ["four-piece/aoi_hinata.json", "characters", "an idol of the audition"],
].map(([from = "", folder = "", noun = ""]): BrokenCase => {
  const file = `${folder}/${from.split("/")[1]}`;
  return {
    what: `${from} lies in ${folder}`,
    breaks: (content) => content.rename(from, file),
    file,
    rule: "wrong-folder",
    says: [
      `this is ${noun}, not a`,
      ": move the file to content/",
      `did you mean content/${from}?`,
    ],
  };
});
