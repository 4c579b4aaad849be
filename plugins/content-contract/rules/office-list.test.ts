import type { Office } from "../../../content/types";
import { type ContentCopy, testBroken } from "../testing/broken-content";

const SP = "offices/sp.json";

const listOf = (content: ContentCopy) => content.record<Office>(SP).list;

testBroken([
  {
    what: "a unit is in no office",
    breaks: (content) => content.edit(SP, { list: listOf(content).slice(1) }),
    file: "units/fine.json",
    at: '"id": ^"fine"',
    rule: "office-list",
    says: ['no office has unit "fine" in its list'],
  },
  {
    what: "a unit is in two offices",
    breaks: (content) => content.edit(SP, { list: [...listOf(content), "eden"] }),
    file: SP,
    at: '^"eden"',
    rule: "office-list",
    says: ["offices/cp.json too", "allowed: each unit in one office"],
  },
  {
    what: "an office lists a unit of another in place of its own",
    breaks: (content) => content.replace(SP, '"fine"', '"eden"'),
    file: SP,
    at: '^"eden"',
    rule: "office-list",
    says: ['did you mean "fine"?'],
  },
]);
