import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a unit is in no office",
    breaks: (content) => content.edit("offices/sp.json", (office) => office.list.shift()),
    file: "units/fine.json",
    at: '"id": ^"fine"',
    rule: "office-list",
    says: ['no office has unit "fine" in its list'],
  },
  {
    what: "a unit is in two offices",
    breaks: (content) => content.edit("offices/sp.json", (office) => office.list.push("eden")),
    file: "offices/sp.json",
    at: '^"eden"',
    rule: "office-list",
    says: ["offices/cp.json too", "allowed: each unit in one office"],
  },
  {
    what: "an office lists a unit of another in place of its own",
    breaks: (content) => content.replace("offices/sp.json", '"fine"', '"eden"'),
    file: "offices/sp.json",
    at: '^"eden"',
    rule: "office-list",
    says: ['did you mean "fine"?'],
  },
]);
