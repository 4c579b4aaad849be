import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FINE = "units/fine.json";

/** Breaks the leader of a unit in a text that is saved differently. */
const broken = (saved: (text: string) => string) => (content: EditableContent) => {
  content.replace(FINE, '"leader": 22', '"leader": 8');
  content.write(FINE, saved(content.read(FINE)));
};
const leader = { file: FINE, rule: "unit-leader", says: ["leader is 8"] };

export const cases: BrokenCase[] = [
  {
    ...leader,
    what: "lines that end as on Windows",
    breaks: broken((text) => text.replaceAll("\n", "\r\n")),
    at: '"leader": ^8,\r\n',
  },
  {
    ...leader,
    what: "lines that are indented with tabs",
    breaks: broken((text) => text.replaceAll("  ", "\t")),
    at: '\t"leader": ^8',
  },
  {
    ...leader,
    what: "everything on one line",
    breaks: broken((text) => JSON.stringify(JSON.parse(text))),
    at: '"leader":^8',
  },
  {
    ...leader,
    what: "characters before it that take two UTF-16 units",
    breaks: (content) => {
      content.replace(FINE, /"lead": "[^"]*",\s*"leadEn": "/, '"lead": "𠮷𠮷", "leadEn": "<');
    },
    at: '"leadEn": ^"<',
    rule: "plain-text",
    says: ["a mark of HTML"],
  },
];
