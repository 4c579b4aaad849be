import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a contestant in the wrong venue",
    breaks: (content) => content.edit("four-piece/sagiri_esu.json", { venue: "gourmet" }),
    file: "venues/gourmet.json",
    rule: "venue-team",
    says: ["the venue has 5 contestants"],
    also: [
      {
        file: "venues/princess.json",
        rule: "venue-team",
        says: ["the venue has 3 contestants"],
      },
    ],
  },
  {
    what: "a contestant with the role of one who stands beside",
    breaks: (content) => content.edit("four-piece/sagiri_esu.json", { role: "beside" }),
    file: "venues/princess.json",
    rule: "venue-team",
    says: ["the venue has 3 contestants", "allowed: 4 records"],
  },
];
