import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { CommandError } from "../../../lib/command-line/command-error";
import { check } from "./check";

const content = new ContentFolder();
afterEach(() => content.restore());
afterAll(() => content.remove());

const run = (...args: string[]) => check.run(content.root, args);

it("finds nothing in valid content", async () => {
  expect(await run()).toEqual({ text: "The content is valid.", code: 0 });
});

describe("output", () => {
  beforeEach(() => {
    content.replace("units/fine.json", '"leader": 22', '"leader": 8');
    content.replace("characters/tenshouin_eichi.json", '"blood"', '"blod"');
  });

  it("covers everything, or one path", async () => {
    expect((await run()).text).toMatch(/unknown-property[\s\S]*unit-leader/);
    expect((await run("content/characters")).text).not.toContain("unit-leader");
    expect((await run("./content/units/fine.json")).text).toContain("unit-leader");
    expect((await run("content/clubs")).code).toBe(0);
  });

  it("names a misspelt property once, and all problems in the order of their places", async () => {
    content.replace("clubs/Sports.json", '"key": ', '"key":  ');
    const lines = (await run()).text.split("\n");
    expect(lines.map((line) => line.split("  ")[1]).filter(Boolean)).toEqual([
      "unknown-property",
      "spacing",
      "unit-leader",
    ]);
  });

  it("is not called valid if only a part was checked", async () => {
    expect((await run("content/clubs")).text).toBe("No problem in content/clubs.");
  });

  it("can be asked for by any path that leads there", async () => {
    expect((await run(join(content.root, "content/units/"))).code).toBe(1);
    expect((await run("content/../content/units")).code).toBe(1);
    expect((await run("content")).text).toBe((await run()).text);
  });
});

describe("fixing", () => {
  it("lays a file out and puts its properties in order, and changes nothing that it says", async () => {
    const before = content.record<object>("units/fine.json");
    const turned = Object.fromEntries(Object.entries(before).toReversed());
    content.write("units/fine.json", JSON.stringify(turned));
    expect((await run("content/units/fine.json")).text).toContain("property-order");
    expect((await run("--fix")).code).toBe(0);
    expect(content.record("units/fine.json")).toEqual(before);
    expect((await run("--fix")).text).toBe("The content is valid.");
  });

  it("reports a missing schema path in each file that can have one", async () => {
    content.edit("api/count-info.json", { $schema: undefined });
    content.edit("site.json", { $schema: "../schema/unit.schema.json" });
    expect((await run()).text).toContain("content/api/count-info.json:2:4  schema-path");
    expect((await run("--fix")).code).toBe(0);
    expect(content.record("site.json")).toHaveProperty("$schema", "./schema/site.schema.json");
    expect(content.record("api/count-info.json")).toHaveProperty(
      "$schema",
      "../schema/api/count-info.schema.json",
    );
  });

  it("does not touch other files", async () => {
    content.replace("units/fine.json", '"leader": 22', '"leader":   22');
    expect((await run("--fix", "content/clubs")).code).toBe(0);
    expect(content.read("units/fine.json")).toContain('"leader":   22');
  });

  it("leaves a file alone that is in another encoding", async () => {
    const text = content
      .read("clubs/Sports.json")
      .replace("Sports Survivors", "Sports Surviv\u00f6rs");
    const latin = Buffer.from(text.replace(/スポーツサバイバー/, "S"), "latin1");
    content.write("clubs/Sports.json", latin);
    const { code, text: words } = await run("--fix");
    expect({ code, words }).toEqual({ code: 1, words: expect.stringContaining("encoding") });
    expect(readFileSync(join(content.root, "content/clubs/Sports.json"))).toEqual(latin);
  });

  it("turns the line ends of Windows, and changes nothing else", async () => {
    const before = content.snapshot;
    const files = ["clubs/Sports.json", "legal/privacy.md", "art/sceneries/palace.svg"];
    for (const file of files) content.write(file, content.read(file).replaceAll("\n", "\r\n"));
    const { text, code } = await run();
    expect([text.match(/line-ends {2}the lines end as/g)?.length, code]).toEqual([3, 1]);
    expect(text).toContain("`npm run content -- check --fix` fixes them");
    expect((await run("--fix")).code).toBe(0);
    expect(content.snapshot).toEqual(before);
  });

  it("turns line ends beside a mistake, which it leaves to a person", async () => {
    const before = content.read("units/fine.json").replace('"leader"', '"leadr"');
    content.write("units/fine.json", before.replaceAll("\n", "\r\n"));
    const { text, code } = await run("--fix");
    expect({ text, code }).toEqual({ text: expect.stringContaining("unknown-property"), code: 1 });
    expect(text).not.toContain("line-ends  the lines");
    expect(content.read("units/fine.json")).toBe(before);
  });

  it("takes away byte order marks, and UTF-16 as of Notepad, without a mark, and as of old Macs", async () => {
    const before = content.snapshot;
    for (const [club, encode] of [
      ["Sports", (text: string) => Buffer.from(`\uFEFF${text}`)],
      ["Niki", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
      ["BandBB", (text: string) => Buffer.from(text, "utf16le")],
      ["Theater", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ] as const) {
      content.write(`clubs/${club}.json`, encode(content.read(`clubs/${club}.json`)));
    }
    expect((await run()).text.match(/ {2}encoding {2}/g)).toHaveLength(4);
    expect((await run("--fix")).code).toBe(0);
    expect(content.snapshot).toEqual(before);
  });

  it("fixes drawings saved by programs, and reports the remaining faults", async () => {
    const file = "art/sceneries/palace.svg";
    const drawn = content
      .read(file)
      .replace("<svg", '<?xml version="1.0"?>\n<svg version="1.1" inkscape:version="1.3"')
      .replace(
        "</svg>",
        '<rect id="Door" style="fill:#FFF;stroke:none" width="9" height="9"/></svg>',
      );
    content.write(file, drawn);
    expect((await run("--fix")).text).toContain("fixed  content/art/sceneries/palace.svg: drawing");
    expect(content.read(file)).toContain(
      '<rect id="door" width="9" height="9" fill="#ffffff" stroke="none"/>',
    );
  });

  it.each([
    ["<text>Hi</text>", "letters as paths"],
    [
      '<linearGradient id="a"><stop style="stop-color:#ff8866"/></linearGradient><path style="fill:url(#a)" d="M0 0h4"/>',
      "a plain fill",
    ],
    ['<path style="mix-blend-mode:multiply" d="M0 0h4"/>', "the colour that the eye sees"],
  ])("leaves a drawing as it is while a person has to draw %s otherwise", async (part, advice) => {
    const file = "art/sceneries/palace.svg";
    const drawn = content
      .read(file)
      .replace("<svg", '<?xml version="1.0"?>\n<svg version="1.1"')
      .replace("</svg>", `${part}</svg>`);
    content.write(file, drawn);
    const { text, code } = await run("--fix");
    expect([text, code]).toEqual([expect.stringContaining(advice), 1]);
    expect(text.match(/palace\.svg:/g)).toHaveLength(1);
    expect(content.read(file)).toBe(drawn);
  });

  it.each([
    ["a comma after the last entry", /(\d)\n(\s*\])/, "$1,\n$2"],
    ["two missing commas", /,(\n\s*"(?:title|list))/g, "$1"],
    ["a second comma", /,(\n\s*"list)/, ",,$1"],
    ["quotation marks of Word", /"(key|Sports)"/g, "“$1”"],
    ["a comma of another script", /",\n {2}"list/, '"，\n  "list'],
  ])("fixes %s", async (_what, pattern, broken) => {
    const text = content.read("clubs/Sports.json");
    content.write("clubs/Sports.json", text.replace(pattern, broken));
    expect(content.read("clubs/Sports.json")).not.toBe(text);
    expect((await run()).text).toContain("`npm run content -- check --fix` fixes it");
    expect((await run("--fix")).code).toBe(0);
    expect(content.read("clubs/Sports.json")).toBe(text);
  });

  it("leaves a file alone in which a comma is not all that is wrong", async () => {
    const text = content.read("clubs/Sports.json").replace(/(\d)\n(\s*\])/, "$1,\n$2}");
    content.write("clubs/Sports.json", text);
    expect((await run("--fix")).text).not.toContain("fixes it");
    expect(content.read("clubs/Sports.json")).toBe(text);
  });

  it("makes straight quotation marks in texts curly, in legal pages too", async () => {
    const file = "characters/tenshouin_eichi.json";
    const { desc } = content.record<{ desc: string }>(file);
    content.edit(file, { desc: `${desc} It's "our" 'hero'.` });
    const page = content.read("legal/privacy.md");
    content.write("legal/privacy.md", `${page}\nIt's "ours", and it's *'yours'*.\n`);
    expect((await run("--fix")).code).toBe(0);
    expect(content.record(file)).toMatchObject({
      desc: `${desc} It’s “our” ‘hero’.`,
    });
    expect(content.read("legal/privacy.md")).toBe(`${page}\nIt’s “ours”, and it’s *‘yours’*.\n`);
  });

  it("moves a notice to the place of its day", async () => {
    const board = content.record<object[]>("api/activity-list.json");
    const moved = [...board.slice(1), board[0]];
    content.write("api/activity-list.json", JSON.stringify(moved));
    expect((await run("--fix")).code).toBe(0);
    expect(content.record("api/activity-list.json")).toEqual(board);
  });

  it("offers to fix tabs", async () => {
    const text = content.read("clubs/Sports.json");
    content.write("clubs/Sports.json", text.replaceAll("\n  ", "\n\t"));
    expect((await run()).text).toContain(
      "2:1  spacing  the lines begin with tabs, not with spaces",
    );
    await run("--fix");
    expect(content.read("clubs/Sports.json")).toBe(text);
  });

  it("makes any spacing the same again", async () => {
    const text = content.read("clubs/Sports.json");
    const spaces = fc.constantFrom(" ", "\n", "\t", "", "\r\n");
    await fc.assert(
      fc.asyncProperty(spaces, spaces, async (before, after) => {
        content.write("clubs/Sports.json", text.replaceAll(": ", `${before}:${after}`));
        await run("--fix", "content/clubs");
        expect(content.read("clubs/Sports.json")).toBe(text);
      }),
      { numRuns: 4 },
    );
  });
});

it.each([
  [["--fux"], "--fux"],
  [["content/unit"], 'There is no file or folder "content/unit". Did you mean "content/units"?'],
  [["Tenshouin_Eichi.json"], 'Did you mean "content/characters/tenshouin_eichi.json"'],
  [["Eichi"], 'Did you mean "content/characters/tenshouin_eichi.json"'],
  [["/"], "is not in content/"],
  [["tenshouin_eichi"], 'Did you mean "content/characters/tenshouin_eichi.json"'],
])("%j is refused with words", async (args, words) => {
  await expect(run(...args)).rejects.toThrow(CommandError);
  await expect(run(...args)).rejects.toThrow(words);
});
