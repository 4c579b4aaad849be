import fc from "fast-check";
import { problemLine, report } from "./report";
import { EditableContent } from "../testing/editable-content";

const content = new EditableContent();
afterEach(() => content.restore());

describe("several faults at once", () => {
  test("each is reported, in the order of files and places, and counted", () => {
    content.replace("clubs/Sports.json", '"title"', '"titel"');
    content.replace("units/fine.json", '"leader": 22', '"leader": 8');
    content.replace("units/fine.json", "    27,", "    60,");
    content.replace("characters/aoi_yuta.json", '"03-05"', '"13-05"');
    content.replace("characters/aoi_yuta.json", '"id": 8,', '"id": 8,,');
    content.write("notes.txt", "");
    const problems = content.check();
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "content/characters/aoi_yuta.json json",
      "content/characters/aoi_yuta.json form",
      "content/characters/hibiki_wataru.json unit-list",
      "content/clubs/Sports.json unknown-property",
      "content/notes.txt stray-file",
      "content/units/fine.json unit-leader",
      "content/units/fine.json unit-list",
    ]);
    expect(report(problems).split("\n").at(-1)).toBe("7 problems in 5 files of content.");
  });

  test("a file that breaks off does not make its neighbours wrong", () => {
    const half = content.read("characters/hibiki_wataru.json").slice(0, 700);
    content.write("characters/hibiki_wataru.json", half);
    expect(content.check().map(({ file }) => file)).toEqual([
      "content/characters/hibiki_wataru.json",
    ]);
  });

  test("a byte order mark does not move the places behind it", () => {
    content.replace("units/fine.json", '"leader": 22', '"leader": 8');
    const line = content.read("units/fine.json").replaceAll("\n", " ");
    content.write("units/fine.json", `\uFEFF${line}`);
    expect(content.check().map((problem) => [problem.line, problem.column, problem.rule])).toEqual([
      [1, 1, "encoding"],
      [1, line.indexOf("8,") + 1, "unit-leader"],
    ]);
  });

  test("only the first hundred are printed, and how many there are in all", () => {
    const related = Array.from({ length: 2000 }, (_, index) => `nothing-${index}`);
    content.edit("campaigns/spri_debut.json", { related });
    const lines = report(content.check()).split("\n");
    expect(lines.slice(100)).toEqual([
      "… and 1900 more",
      "",
      "2000 problems in 1 file of content.",
    ]);
  });

  test("file names are printed without characters that move the cursor or reverse text", () => {
    content.write("units/a\n\u001b[2Jb\u202e.txt", "");
    expect(report(content.check()).split("\n")[0]).toMatch(
      /^content\/units\/a\\u000a\\u001b\[2Jb\\u202e\.txt:1:1 {2}stray-file/,
    );
  });

  test("an empty folder gives a list of missing files", () => {
    for (const file of content.snapshot.keys()) {
      const [, path] = /^content\/((?:units|characters)\/.*)$/.exec(file) ?? [];
      if (path) content.delete(path);
    }
    expect(new Set(content.check().map(({ rule }) => rule))).toContain("missing-file");
  });
});

describe("any record that is changed in any way", () => {
  const files = [
    "characters/aoi_hinata.json",
    "characters/esu.4piece.json",
    "units/fine.json",
    "units/other.json",
    "offices/sp.json",
    "clubs/Sports.json",
    "other-characters/leon.json",
    "stand-parts/panels.json",
    "exhibits/tea-at-the-curtain-call.json",
    "site.json",
  ];
  const texts = [...files, "legal/privacy.md", "stand-parts/stickers/heart.svg"];

  function faultyProblems(): string[] {
    const problems = content.check();
    const faulty = problems.filter(({ file, line, column, message }) => {
      const text = content.snapshot.get(file)?.toString("utf8") ?? "";
      const lines = text.split(/\r\n|\r|\n/);
      const isInFile = column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
      return !isInFile || /undefined|\[object|NaN|must match/.test(message);
    });
    content.restore();
    return faulty.map(problemLine);
  }

  test("a value becomes another or goes: no crash, every problem has a place and words", () => {
    const steps = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 3 });
    const value = fc.oneof(fc.constant(undefined), fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...files), steps, value, (file, path, to) => {
        const record = content.record<Record<string, unknown>>(file);
        replaceAt(record, path, to);
        content.write(file, JSON.stringify(record, null, 2));
        expect(faultyProblems()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("text is cut or garbled: no crash, every problem has a place and words", () => {
    const [at, cut] = [fc.nat({ max: 3000 }), fc.nat({ max: 40 })];
    const garbage = fc.oneof(
      fc.string(),
      fc.constantFrom("{", "]", '"', ",", "\\", "/*", "\r", "---\n", "# ", "[a](b)"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), at, cut, garbage, (file, start, length, written) => {
        const text = content.read(file);
        content.write(file, text.slice(0, start) + written + text.slice(start + length));
        expect(faultyProblems()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("bytes are no text: no crash, every problem has a place and words", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.uint8Array({ maxLength: 40 }), (file, bytes) => {
        content.write(file, bytes);
        expect(faultyProblems()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

function replaceAt(record: Record<string, unknown>, path: number[], value: unknown): void {
  let owner = record;
  for (const [depth, step] of path.entries()) {
    const names = Object.keys(owner);
    const name = names[step % names.length];
    if (name === undefined) return;
    const inner = owner[name];
    if (depth === path.length - 1 || typeof inner !== "object" || inner === null) {
      owner[name] = value;
      return;
    }
    owner = inner as Record<string, unknown>;
  }
}
