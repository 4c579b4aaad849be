import { takeSnapshot } from "../snapshot";
import { findReferences } from "./find-references";

const site = takeSnapshot(".");
const all = findReferences(site);
const texts = new Map([...site].map(([file, bytes]) => [file, bytes.toString("utf8")]));
const textOf = (file: string) => texts.get(file) ?? "";
/** These patterns match pages that need not exist. */
const PATTERNS = /"sharedPictures": \[.*?\n {2}\]/s;

const withoutPatterns = (text: string) => text.replace(PATTERNS, (part) => " ".repeat(part.length));

it("each has the position that it claims", () => {
  const wrong = all.filter(({ file, offset, length, value }) => {
    const text = textOf(file).slice(offset, offset + length);
    return text !== JSON.stringify(value) && text !== value;
  });
  expect(wrong).toEqual([]);
});

it("misses no text that looks like the path of a page", () => {
  const known = new Set(all.map(({ file, offset }) => `${file} ${offset}`));
  const files = new Set(all.map(({ file }) => file).filter((file) => file.endsWith(".json")));
  const missed = [...files]
    .filter((file) => !file.startsWith("content/schema/"))
    .flatMap((file) =>
      [...withoutPatterns(textOf(file)).matchAll(/"\/[a-z0-9][^"\s]*"/g)]
        .filter(({ index }) => !known.has(`${file} ${index}`))
        .map(([text]) => `${file} ${text}`),
    );
  expect(missed).toEqual([]);
});
