import { testBroken } from "../testing/broken-content";

testBroken([
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
      '"protocoll" is none of the legal pages',
      "allowed: agreement, privacy,",
      "did you mean content/legal/protocol.md?",
    ],
  },
  {
    what: "a legal page too many",
    breaks: (content) => content.write("legal/cookies.md", content.read("legal/privacy.md")),
    file: "legal/cookies.md",
    rule: "legal-page",
    says: ['"cookies" is none of the legal pages'],
  },
]);
