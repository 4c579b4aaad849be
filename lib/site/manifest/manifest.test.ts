import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { compareManifests, type Manifest, manifestOf, readManifest } from "./manifest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "encore-manifest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const FINE = "9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0"; // of "aaa"

describe("manifestOf", () => {
  it("names each file with its size and SHA-256, in the order of the paths", () => {
    mkdirSync(join(folder, "explore/units"), { recursive: true });
    writeFileSync(join(folder, "sw.js"), "");
    writeFileSync(join(folder, "explore/units/fine.html"), "aaa");
    const { files, ...rest } = manifestOf(folder, COMMIT);
    expect(rest).toEqual({ version: 1, commit: COMMIT });
    expect(Object.keys(files)).toEqual(["explore/units/fine.html", "sw.js"]);
    expect(files["explore/units/fine.html"]).toEqual({ bytes: 3, sha256: FINE });
    expect(files["sw.js"]?.bytes).toBe(0);
  });

  it("throws where there is no folder", () => {
    expect(() => manifestOf(join(folder, "public"))).toThrow("ENOENT");
  });
});

describe("readManifest", () => {
  const stored = (value: unknown): string => {
    const file = join(folder, "manifest.json");
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
    return file;
  };
  const valid = { version: 1, commit: "", files: { "a/b.html": { bytes: 3, sha256: FINE } } };

  it("returns the stored manifest", () => {
    expect(readManifest(stored(valid))).toEqual(valid);
    expect(readManifest(stored({ ...valid, commit: COMMIT }))?.commit).toBe(COMMIT);
  });

  it.each([
    ["another version", { ...valid, version: 2 }],
    ["half a file", '{ "version": 1, "fil'],
    ["a value of another kind", "null"],
    ["a commit that is none", { ...valid, commit: "main" }],
    ["no files", { ...valid, files: undefined }],
    ["a size that is none", { ...valid, files: { a: { bytes: -1, sha256: FINE } } }],
    ["a digest that is none", { ...valid, files: { a: { bytes: 1, sha256: "abc" } } }],
    ["a path that leads out", { ...valid, files: { "../a": { bytes: 1, sha256: FINE } } }],
    ["a path from the root", { ...valid, files: { "/a": { bytes: 1, sha256: FINE } } }],
  ])("gives nothing for %s", (_what, value) => {
    expect(readManifest(stored(value))).toBeUndefined();
  });

  it("gives nothing where there is no file", () => {
    expect(readManifest(join(folder, "manifest.json"))).toBeUndefined();
  });
});

describe("compareManifests", () => {
  const digest = fc.constantFrom(...["a", "b", "c"].map((letter) => letter.repeat(64)));
  const path = fc.constantFrom("index.html", "sw.js", "a/b.html", "a/c.html", "__proto__x", "Z");
  const manifests = fc.dictionary(path, digest).map(
    (digests): Manifest => ({
      version: 1,
      commit: "",
      files: Object.fromEntries(
        Object.entries(digests).map(([name, sha256]) => [name, { bytes: 1, sha256 }]),
      ),
    }),
  );

  it("gives a difference that makes the one of the other", () => {
    fc.assert(
      fc.property(fc.option(manifests, { nil: undefined }), manifests, (before, after) => {
        const { added, changed, removed } = compareManifests(before, after);
        const made = { ...before?.files };
        for (const name of removed) delete made[name];
        for (const name of [...added, ...changed]) made[name] = after.files[name]!;
        expect(made).toEqual(after.files);
      }),
    );
  });

  it("goes by the size where one of two digests is not known", () => {
    const of = (bytes: number, sha256?: string): Manifest => {
      return { version: 1, commit: "", files: { a: { bytes, ...(sha256 && { sha256 }) } } };
    };
    const changed = (one: Manifest, other: Manifest) => compareManifests(one, other).changed;
    expect(changed(of(3), of(3, FINE))).toEqual([]);
    expect(changed(of(3, FINE), of(4))).toEqual(["a"]);
  });

  it("lists only differences, each path once and sorted", () => {
    fc.assert(
      fc.property(manifests, manifests, (before, after) => {
        const { added, changed, removed } = compareManifests(before, after);
        const named = [...added, ...changed, ...removed];
        for (const name of named) expect(before.files[name]).not.toEqual(after.files[name]);
        expect(new Set(named).size).toBe(named.length);
        for (const list of [added, changed, removed]) expect(list).toEqual(list.toSorted());
        expect(compareManifests(after, after)).toEqual({ added: [], changed: [], removed: [] });
      }),
    );
  });
});
