import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Redirects } from "../../../content/types";
import { findReferences } from "../../../plugins/content-contract/references/find-references";
import { namesOf } from "../kinds/kind-named";
import { inProject, type Project } from "../testing/project";
import { UsageError } from "../usage-error";
import { planRename } from "./plan";
import { rename } from "./rename";

jest.setTimeout(120_000);

const redirectsOf = (project: Project) =>
  project.record<Redirects>("redirects.json").redirects.map(({ from, to }) => `${from} ${to}`);

it("changes files, links, pictures and addresses, and keeps the old address", () =>
  inProject(async (project) => {
    project.write("art/characters/aoi_yuta.png", "a picture");
    project.write(
      "legal/convention.md",
      project
        .read("legal/convention.md")
        .replace("](/", "](/explore/units/characters/aoi_yuta) or [that](/"),
    );
    const { text, code } = await project.run(rename, "character aoi_yuta aoi_yuu");
    expect({ text, code }).toEqual({
      text: expect.stringContaining(
        "/characters/aoi_yuta is at /explore/units/characters/aoi_yuu now",
      ),
      code: 0,
    });
    expect(project.record("characters/aoi_yuu.json")).toMatchObject({ cname: "aoi_yuu", id: 8 });
    expect(project.record("characters/aoi_hinata.json")).toMatchObject({ vid: "aoi_yuu" });
    expect(project.read("legal/convention.md")).toContain("(/explore/units/characters/aoi_yuu)");
    expect(project.read("art/characters/aoi_yuu.png")).toBe("a picture");
    expect(existsSync(join(project.root, "content/characters/aoi_yuta.json"))).toBe(false);
    expect(redirectsOf(project)).toEqual([
      "/explore/units/characters/aoi_yuta /explore/units/characters/aoi_yuu",
    ]);
    expect(project.check()).toEqual([]);
  }));

it("leads every earlier address to the last one, and none to a page that is back", () =>
  inProject(async (project) => {
    await project.run(rename, "campaign newface newface2");
    await project.run(rename, "campaign newface2 newface3");
    expect(redirectsOf(project)).toEqual(["/newface /newface3", "/newface2 /newface3"]);
    await project.run(rename, "campaign newface3 newface");
    expect(redirectsOf(project)).toEqual(["/newface2 /newface", "/newface3 /newface"]);
    expect(project.check()).toEqual([]);
  }));

it("takes the place of no other idol's page of the audition", () =>
  inProject(async (project) => {
    const before = project.files();
    await expect(project.run(rename, "character amagi_hiiro sagiri_esu")).rejects.toThrow(
      "content/four-piece/sagiri_esu.json, which is there already",
    );
    expect(project.files()).toEqual(before);
  }));

it("changes what schemas allow, and the types with them", () =>
  inProject(async (project) => {
    const { code } = await project.run(rename, "unit valkyrie walkure");
    expect(code).toBe(0);
    expect(project.read("schema/common.schema.json")).toContain('"walkure"');
    const [units] = /export type UnitId =[^;]*;/.exec(project.read("types.ts")) ?? [];
    expect(units).toContain('"walkure"');
    expect(units).not.toContain('"valkyrie"');
    expect(project.record("units/walkure.json")).toMatchObject({
      display: { img: "units/walkure-wide" },
    });
    expect(project.check()).toEqual([]);
  }));

it.each([
  ["character", "tenshouin_eichi"],
  ["unit", "undead"],
  ["club", "TeaPartyFLAVOR"],
  ["campaign", "dream_unit_project/moded"],
  ["notice", "2024-spri-debut"],
])("and back leaves a %s as it was, to the byte", (kind, name) =>
  inProject(async (project) => {
    const before = project.files();
    await project.run(rename, `${kind} ${name} ${name}x`);
    expect(project.files()).not.toEqual(before);
    await project.run(rename, `${kind} ${name}x ${name} --unpublished`);
    const after = project.files();
    // What follows from the schemas elsewhere is not in the copy before it changes.
    for (const file of after.keys()) if (!file.includes("/content/")) after.delete(file);
    expect(after).toEqual(before);
  }),
);

it("says which programs name the record, and with --dry-run writes nothing", () =>
  inProject(async (project) => {
    mkdirSync(join(project.root, "src"));
    writeFileSync(
      join(project.root, "src/marks.ts"),
      'const marks = {\n  leon: "/x/leon?q",\n};\n',
    );
    const before = project.files();
    const { text } = await project.run(rename, "character leon leo --dry-run");
    expect(text).toContain("  src/marks.ts:2:3\n  src/marks.ts:2:9");
    expect(text).toContain("would change; nothing was written");
    expect(project.files()).toEqual(before);
  }));

it("writes nothing if the name breaks a rule", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(rename, "trip trip03 trip15");
    expect({ text, code }).toEqual({ text: expect.stringContaining("trip-number"), code: 1 });
    expect(project.files()).toEqual(before);
  }));

it.each([
  ["charakter leon leo", 'There is no kind "charakter". Did you mean "character"?'],
  ["character lion leo", 'There is no character "lion". Did you mean "leon"?'],
  ["club Theater Niki", 'There is a club "Niki" already.'],
  ["campaign newface ../x", "cannot be part of an address"],
  ["character leon", "npm run content -- rename KIND OLD NEW"],
])("%s is refused with words", (args, words) =>
  inProject(async (project) => {
    const refused = project.run(rename, args);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(words);
  }),
);

it("reaches every place that names any character or club", () =>
  inProject(async (project) => {
    const references = findReferences(project.root);
    const records = (["character", "club"] as const).flatMap((kind) =>
      namesOf(kind, references).map((name) => ({ kind, name })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...records), ({ kind, name }) => {
        const to = `${name}x`;
        const { draft } = planRename(project.root, kind, [name, to], {
          references,
          isPublished: true,
        });
        expect(draft.check()).toEqual([]);
        const after = draft.inCopy(findReferences);
        expect(namesOf(kind, after)).not.toContain(name);
        expect(after).toHaveLength(references.length);
      }),
      { numRuns: 6 },
    );
  }));
