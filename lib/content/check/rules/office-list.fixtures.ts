import type { Office } from "../../../../content/types";
import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const SP = "offices/sp.json";
const OTHER = "offices/other.json";

const listOf = (content: EditableContent, file: string) => content.record<Office>(file).list;

export const cases: BrokenCase[] = [
  {
    what: "a unit is in no office",
    breaks: (content) => content.edit(OTHER, { list: listOf(content, OTHER).slice(1) }),
    file: "units/4piece.json",
    at: '"id": ^"4piece"',
    rule: "office-list",
    says: [
      'no office has unit "4piece" in its list',
      'add "4piece" to list of content/offices/cp.json (COSMIC PRODUCTION), ',
    ],
  },
  {
    what: "a unit is in two offices",
    breaks: (content) => content.edit(SP, { list: [...listOf(content, SP), "2wink"] }),
    file: SP,
    at: '^"2wink"',
    rule: "office-list",
    says: ["offices/cp.json too", "allowed: each unit in one office"],
  },
  {
    what: "an office lists a unit of another in place of its own",
    breaks: (content) => content.replace(SP, '"fine"', '"2wink"'),
    file: SP,
    at: '^"2wink"',
    rule: "office-list",
    says: ["offices/cp.json too"],
    also: [
      {
        file: "units/fine.json",
        at: '"id": ^"fine"',
        rule: "office-list",
        says: ['no office has unit "fine" in its list'],
      },
    ],
  },
];
