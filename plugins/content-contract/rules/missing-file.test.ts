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
]);
