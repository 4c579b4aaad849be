import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { check } from "./check";

const content = new ContentFolder();
afterEach(() => content.restore());
afterAll(() => content.remove());

const run = (...args: string[]) => check.run(content.root, args);

it.each([
  ["a tab", "Eichi\tis", "Eichi is"],
  ["a line separator", "Eichi\u2028is", "Eichi is"],
  ["an em space", "Eichi\u2003is", "Eichi is"],
  ["a non-breaking space beside another", "Eichi \u00a0is", "Eichi is"],
  ["spaces in a row and at the ends", " Eichi  is", "Eichi is"],
  ["a zero-width space", "Ei\u200bchi is", "Eichi is"],
  ["a soft hyphen", "Ei\u00adchi is", "Eichi is"],
  ["a mark of byte order", "\ufeffEichi is", "Eichi is"],
  ["a mark of direction", "\u200fEichi\u2067 is", "Eichi is"],
  ["a backspace", "Eichi\b is", "Eichi is"],
  ["a selector behind a letter", "Eichi\ufe0f is", "Eichi is"],
])("takes %s out of a text", async (_what, written, better) => {
  const file = "characters/tenshouin_eichi.json";
  const { desc, text } = content.record<{ desc: string; text: string }>(file);
  content.edit(file, { desc: `${written} so: ${desc}`, text: `${text}\r\n\r\n${written}.` });
  expect((await run()).text).toMatch(/desc.*`npm run content -- check --fix` fixes it/);
  expect(await run("--fix")).toMatchObject({ code: 0 });
  expect(content.record(file)).toMatchObject({
    desc: `${better} so: ${desc}`,
    text: `${text}\n\n${better}.`,
  });
});

it.each([
  ["tab", "\t", " "],
  ["bell", "\u0007", ""],
])("takes a %s out of a text that is no JSON by it", async (_what, control, better) => {
  const text = content.read("clubs/Sports.json");
  content.write("clubs/Sports.json", text.replace('"title": "', `$&A${control}${control}`));
  expect((await run()).text).toContain("a tab or another control character");
  expect(await run("--fix")).toMatchObject({ code: 0 });
  expect(content.read("clubs/Sports.json")).toBe(text.replace('"title": "', `$&A${better}`));
});

it("takes tabs and invisible characters out of a legal page, whose other spaces it keeps", async () => {
  const page = content.read("legal/privacy.md");
  content.write("legal/privacy.md", `${page}\nThis\tis\u200b “ours”.\n\n- one\n  two\n`);
  expect(await run("--fix")).toMatchObject({ code: 0 });
  expect(content.read("legal/privacy.md")).toBe(`${page}\nThis is “ours”.\n\n- one\n  two\n`);
});

it("leaves characters that may stand for a letter to a person", async () => {
  const file = "characters/tenshouin_eichi.json";
  const { desc } = content.record<{ desc: string }>(file);
  content.edit(file, { desc: `${desc} A \ue000 letter.` });
  const { text, code } = await run("--fix");
  expect({ text, code }).toEqual({ text: expect.stringContaining("(U+E000)"), code: 1 });
  expect(text).not.toContain("fixes it");
});

it.each([
  ["a tab and quotes in pairs", 'A\t"good" man. ', "A “good” man. ", 0],
  [
    "a tab beside a quote that a person has to pair",
    'A\tman of 6" here. ',
    'A man of 6" here. ',
    1,
  ],
])("fixes what it can of %s, and tells both", async (_what, written, better, code) => {
  const file = "characters/tenshouin_eichi.json";
  const text = content.read(file);
  const begun = (words: string) => text.replace('"desc": "', `"desc": "${words}`);
  content.write(file, begun(written));
  const { text: told } = await run();
  expect(told).toMatch(/a text holds a tab.*fixes it[\s\S]*straight double quote inside the text/);
  expect((await run("--fix")).code).toBe(code);
  expect(content.read(file)).toBe(begun(better));
});
