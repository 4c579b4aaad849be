import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a legal page is deleted",
    breaks: (content) => content.delete("legal/protocol.md"),
    file: "legal/protocol.md",
    rule: "legal-page",
    says: ['the file is missing: there must be a legal page "protocol"'],
  },
  {
    what: "a legal page is called by another name",
    breaks: (content) => content.rename("legal/protocol.md", "legal/protocoll.md"),
    file: "legal/protocoll.md",
    rule: "legal-page",
    says: [
      '"protocoll" is not one of the legal pages',
      "allowed: convention, privacy or protocol",
      "did you mean content/legal/protocol.md?",
    ],
  },
  {
    what: "a legal page too many",
    breaks: (content) => content.write("legal/cookies.md", content.read("legal/privacy.md")),
    file: "legal/cookies.md",
    rule: "legal-page",
    says: ['"cookies" is not one of the legal pages'],
  },
];
