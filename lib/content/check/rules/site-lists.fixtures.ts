import type { EditableContent } from "../../testing/editable-content";
import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const SHARE = "https://twitter.com";

export const cases: BrokenCase[] = [
  {
    what: "no language is the one of this site",
    breaks: (content) => content.replace("site.json", '"here": true', '"here": false'),
    file: "site.json",
    at: '"languages": ^[',
    rule: "site-lists",
    says: ["no language is marked"],
  },
  {
    what: "two languages are the one of this site",
    breaks: (content) =>
      content.edit("site.json", { "languages.3.here": true, "languages.3.title": "Second" }),
    file: "site.json",
    at: '"title": "Second",\n      "address": "",\n      "here": ^true',
    rule: "site-lists",
    says: ["(Second) is marked as the one of this site, as is English", "did you mean false?"],
  },
  {
    what: "a share address that the page's own cannot be added to",
    breaks: (content) => content.edit("site.json", { "share.twitter": SHARE }),
    file: "site.json",
    at: `"twitter": ^"${SHARE}"`,
    rule: "form",
    says: ["ends where the page's own is added", "allowed: for example"],
  },
];

const TAGS = ["pt-BR", "zh-TW", "es-419", "zh-Hant-TW", "fil"];
const NAMES = ["فارسی می\u200cخواهم", "සිංහල ශ්\u200dරී", "བོད་ཡིག", "မြန်မာဘာသာ", "👩\u200d🎤"];

export const valid: ValidCase[] = [
  ...TAGS.map((lang) => ({
    what: `the language ${lang}`,
    changes: (content: EditableContent) => content.edit("site.json", { "languages.1.lang": lang }),
  })),
  ...NAMES.map((title) => ({
    what: `a language called ${title}`,
    changes: (content: EditableContent) =>
      content.edit("site.json", { "languages.1.title": title }),
  })),
  {
    what: "a share address of which the end is the page's",
    changes: (content) =>
      content.edit("site.json", { "share.line": "https://a.example.org/share?to=" }),
  },
];
