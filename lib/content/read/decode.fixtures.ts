import { gzipSync } from "node:zlib";
import type { BrokenCase } from "../testing/broken-content";
import type { EditableContent } from "../testing/editable-content";

const FILE = "clubs/Sports.json";

/** Writes the file in another encoding than UTF-8. */
const encode =
  (encoding: BufferEncoding, text: (before: string) => string) => (content: EditableContent) =>
    content.write(FILE, Buffer.from(text(content.read(FILE)), encoding));

export const cases: BrokenCase[] = [
  {
    what: "a byte order mark",
    breaks: encode("utf8", (text) => `\uFEFF${text}`),
    file: FILE,
    rule: "encoding",
    says: ["byte order mark (BOM)", "allowed: UTF-8 without"],
  },
  {
    what: "a character without a sign before the record",
    breaks: encode("utf8", (text) => `\0${text}`),
    file: FILE,
    at: "^\0{",
    rule: "json",
    says: ["an invisible character (U+0000) is outside of the texts"],
  },
  {
    what: "a letter in Latin-1",
    breaks: (content) => {
      const [before = "", after = ""] = content.read(FILE).split("Survivors");
      const latin = Buffer.from("Café", "latin1");
      content.write(FILE, Buffer.concat([Buffer.from(before), latin, Buffer.from(after)]));
    },
    file: FILE,
    at: "Caf^\uFFFD",
    rule: "encoding",
    says: ["not saved as UTF-8"],
  },
  {
    what: "a letter that was lost before",
    breaks: encode("utf8", (text) => text.replace("Survivors", "Surviv\uFFFDrs")),
    file: FILE,
    at: "Surviv^\uFFFD",
    rule: "encoding",
    says: ["a replacement character (U+FFFD)"],
  },
  {
    what: "a letter of Shift JIS whose second byte is a backslash",
    breaks: (content) => {
      const [before = "", after = ""] = content.read(FILE).split("Survivors");
      const letter = Buffer.from([0x8f, 0x5c]);
      content.write(FILE, Buffer.concat([Buffer.from(before), letter, Buffer.from(after)]));
    },
    file: FILE,
    at: "^\uFFFD",
    rule: "encoding",
    says: ["not saved as UTF-8"],
  },
  {
    what: "a text in UTF-16",
    breaks: encode("utf16le", (text) => `\uFEFF${text}`),
    file: FILE,
    rule: "encoding",
    says: ["not saved as UTF-8", "allowed: UTF-8"],
  },
  {
    what: "a picture under the name of a record",
    breaks: (content) =>
      content.write(FILE, Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
    file: FILE,
    rule: "encoding",
    at: "^\uFFFD",
    says: ["the file is not text"],
  },
  {
    what: "a compressed record",
    breaks: (content) => content.write(FILE, gzipSync(content.read(FILE))),
    file: FILE,
    rule: "encoding",
    at: "\u001f^\uFFFD",
    says: ["the file is not text, but binary data of a program"],
  },
];
