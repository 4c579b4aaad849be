import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a unit's file is deleted",
    breaks: (content) => content.delete("units/fine.json"),
    file: "units/fine.json",
    rule: "missing-file",
    says: ['there must be a record of unit "fine"'],
  },
  {
    what: "an office's file is deleted",
    breaks: (content) => content.delete("offices/sp.json"),
    file: "offices/sp.json",
    rule: "missing-file",
    says: ['there must be a record of office "sp"'],
  },
  {
    what: "the site's file is deleted",
    breaks: (content) => content.delete("site.json"),
    file: "site.json",
    rule: "missing-file",
    says: ["the site's defaults"],
  },
  {
    what: "a venue's file is deleted",
    breaks: (content) => content.delete("venues/gourmet.json"),
    file: "venues/gourmet.json",
    rule: "missing-file",
    says: ['there must be a record of venue "gourmet"'],
  },
  {
    what: "the file of an idol of the audition is deleted",
    breaks: (content) => content.delete("four-piece/sena_izumi.json"),
    file: "four-piece/sena_izumi.json",
    rule: "missing-file",
    says: ['the idol "sena_izumi" of the audition'],
  },
]);
