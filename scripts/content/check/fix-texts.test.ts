import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { check } from "./check";

const content = new ContentFolder();
afterEach(() => content.restore());
afterAll(() => content.remove());

const run = (...args: string[]) => check.run(content.root, args);

/** Faulty texts, each with the right one. */
const FAULTY = [
  ["He\tis", "He is"],
  ["He\u2028is", "He is"],
  ["He\u2003\u00a0is", "He is"],
  [" He  is", "He is"],
  ["H\u200be", "He"],
  ["H\u00ade", "He"],
  ["\ufeffHe", "He"],
  ["\u200fHe\u2067", "He"],
  ["I\b", "I"],
  ["I\ufe0f am", "I am"],
] as const;

it("takes invisible characters and all spaces but single ones out of texts", async () => {
  const file = "characters/tenshouin_eichi.json";
  const { desc, text } = content.record<{ desc: string; text: string }>(file);
  const written = FAULTY.map(([faulty]) => `\r\n\r\n${faulty}`).join("");
  content.edit(file, { desc: ` Eichi  is so: ${desc}`, text: text + written });
  expect((await run()).text).toMatch(/desc.*`npm run content -- check --fix` fixes it/);
  expect(await run("--fix")).toMatchObject({ code: 0 });
  const right = FAULTY.map(([, better]) => `\n\n${better}`).join("");
  expect(content.record(file)).toMatchObject({
    desc: `Eichi is so: ${desc}`,
    text: text + right,
  });
});

it("takes a tab and a bell out of a text that is no JSON by them", async () => {
  const text = content.read("clubs/Sports.json");
  content.write("clubs/Sports.json", text.replace('"title": "', "$&A\t\t\u0007"));
  expect((await run()).text).toContain("a tab or another control character");
  expect(await run("--fix")).toMatchObject({ code: 0 });
  expect(content.read("clubs/Sports.json")).toBe(text.replace('"title": "', "$&A "));
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
