import type { BrokenCase } from "../../testing/broken-content";

const EICHI = "characters/tenshouin_eichi.json";
const HINATA = "characters/aoi_hinata.json";
const BAND = "clubs/BandBB.json";

export const cases: BrokenCase[] = [
  {
    what: "a character names a club that does not exist",
    breaks: (content) => content.replace(EICHI, '"Sports"', '"Sprots"'),
    file: EICHI,
    at: '^"Sprots"',
    rule: "choice",
    says: [
      "is not one of the possible values (Slug of a club",
      'did you mean "Sports" (Sports Survivors)?',
    ],
  },
  {
    what: "a character names another club in place of the one that lists him",
    breaks: (content) => content.replace(EICHI, '"Sports"', '"Theater"'),
    file: EICHI,
    at: '^"Theater"',
    rule: "club-list",
    says: ["clubs/Theater.json does not name 22 in list"],
    also: [
      {
        file: "clubs/Sports.json",
        at: "    ^22",
        rule: "club-list",
        says: ['tenshouin_eichi.json does not name "Sports" in circle'],
      },
    ],
  },
  {
    what: "a character does not name a club that lists him",
    breaks: (content) => content.edit(HINATA, { circle: [] }),
    file: BAND,
    at: "    ^4,",
    rule: "club-list",
    says: ["item 1 is 4", 'aoi_hinata.json does not name "BandBB" in circle'],
  },
  {
    what: "a member is taken out of a club's list",
    breaks: (content) => content.replace(BAND, "    4,\n", ""),
    file: HINATA,
    at: '^"BandBB"',
    rule: "club-list",
    says: ["clubs/BandBB.json does not name 4 in list"],
  },
  {
    what: "a club lists an unknown id in place of a member",
    breaks: (content) => content.replace(BAND, "    4,", "    60,"),
    file: BAND,
    at: "    ^60,",
    rule: "reference",
    says: ["there is no such character", "did you mean 6 (Tori Himemiya)?"],
    also: [
      {
        file: HINATA,
        at: '^"BandBB"',
        rule: "club-list",
        says: ["clubs/BandBB.json does not name 4 in list"],
      },
    ],
  },
  {
    what: "a club lists another character in place of a member",
    breaks: (content) => content.replace(BAND, "    4,", "    22,"),
    file: BAND,
    at: "    ^22,",
    rule: "club-list",
    says: ['tenshouin_eichi.json does not name "BandBB" in circle'],
    also: [
      {
        file: HINATA,
        at: '^"BandBB"',
        rule: "club-list",
        says: ["clubs/BandBB.json does not name 4 in list"],
      },
    ],
  },
  {
    what: "a club lists one character more",
    breaks: (content) => content.replace(BAND, "    4,", "    4,\n    22,"),
    file: BAND,
    at: "    ^22,",
    rule: "club-list",
    says: ["item 2 is 22", "tenshouin_eichi.json does not name"],
  },
  {
    what: "a club's file is deleted",
    breaks: (content) => content.delete(BAND),
    file: HINATA,
    at: '^"BandBB"',
    rule: "choice",
    says: ['allowed: "ArchivesMangaClub" (Archives: Manga Club), "Niki"'],
    also: [
      {
        file: "characters/aoi_yuta.json",
        at: '^"BandBB"',
        rule: "choice",
        says: ['is "BandBB"'],
      },
    ],
  },
];
