import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Redirects } from "../../../content/types";
import { png } from "../../../lib/content/testing/png";
import { inProject, type Project } from "../testing/project";
import { CommandError } from "../../../lib/command-line/command-error";
import { rename } from "./rename";

const redirectsOf = (project: Project) =>
  project.record<Redirects>("redirects.json").redirects.map(({ from, to }) => `${from} ${to}`);

/** All files except generated ones, which do not exist at first. */
const recordsIn = (project: Project) =>
  [...project.files()].filter(([file]) => /^content\/(?!types\.ts)/.test(file));

it("changes files, links, pictures and addresses, and keeps the old address", () =>
  inProject(async (project) => {
    project.write("art/characters/aoi_yuta.png", png());
    project.write(
      "legal/convention.md",
      project
        .read("legal/convention.md")
        .replace("](/", "](/explore/units/characters/aoi_yuta) or [that](/"),
    );
    const { text, code } = await project.run(rename, "character aoi_yuta aoi_yuu");
    expect({ text, code }).toEqual({
      text: expect.stringContaining(
        "The address is /explore/units/characters/aoi_yuu; /explore/units/characters/aoi_yuta leads there.",
      ),
      code: 0,
    });
    expect(project.record("characters/aoi_yuu.json")).toMatchObject({ cname: "aoi_yuu", id: 8 });
    expect(project.record("characters/aoi_hinata.json")).toMatchObject({ vid: "aoi_yuu" });
    expect(project.read("legal/convention.md")).toContain("(/explore/units/characters/aoi_yuu)");
    expect(project.snapshot.get("content/art/characters/aoi_yuu.png")).toEqual(png());
    expect(existsSync(join(project.root, "content/characters/aoi_yuta.json"))).toBe(false);
    expect(redirectsOf(project)).toEqual([
      "/4piece/idol/aoi_yuta /4piece/idol/aoi_yuu",
      "/explore/units/characters/aoi_yuta /explore/units/characters/aoi_yuu",
    ]);
    expect(project.check()).toEqual([]);
  }));

it("notes what keeps the old name, and promises no redirect if that was never published", () =>
  inProject(async (project) => {
    const { text } = await project.run(rename, "unit fine fain --unpublished");
    const lines = project.read("units/fain.json").split("\n");
    const line = lines.findIndex((one) => one.startsWith('  "name"')) + 1;
    expect(text).toContain(
      `Visitors still read "fine": change name in content/units/fain.json:${line}:11`,
    );
    expect(text).toMatch(/Its drawings keep their names; .*\n {2}content\/art\/marks\/fine\.svg$/m);
    expect(text).not.toContain("art/backdrops/wings.svg");
    expect(text).toContain(
      "The address is /explore/units/fain. Nothing leads there from /explore/units/fine.",
    );
    expect(redirectsOf(project)).toEqual([]);
    const notice = await project.run(rename, "notice 2024-spri-debut 2024-debut --dry-run");
    expect(notice.text).toMatch(
      /still read ".+": change title in content\/api\/activity-list\.json:\d/,
    );
  }));

it("lists the texts that have the shown name, by their lines", () =>
  inProject(async (project) => {
    project.write(
      "legal/convention.md",
      `${project.read("legal/convention.md")}\nNever without Yuta Aoi, says Hinata. Ask Yuta.\n`,
    );
    const last = project.read("legal/convention.md").split("\n").length - 1;
    const { text } = await project.run(rename, "character aoi_yuta aoi_yuu");
    const [, listed = ""] = text.split("Texts that have the name stay as they are too:\n");
    expect(listed).toContain(`  content/legal/convention.md:${last}:15  Yuta Aoi\n`);
    expect(listed).toContain(`  content/legal/convention.md:${last}:42  Yuta\n`);
    expect(listed).not.toContain("content/characters/aoi_yuu.json:4");
    expect(listed.match(/^  content.*\n/gm)?.length).toBeLessThanOrEqual(20);
  }));

it("leads every earlier address to the last one, and none to a page that is back", () =>
  inProject(async (project) => {
    const at = "/explore/units/characters";
    await project.run(rename, "character anzu anzo");
    await project.run(rename, "character anzo anzi");
    expect(redirectsOf(project)).toEqual([`${at}/anzo ${at}/anzi`, `${at}/anzu ${at}/anzi`]);
    await project.run(rename, "character anzi anzu");
    expect(redirectsOf(project)).toEqual([`${at}/anzi ${at}/anzu`, `${at}/anzo ${at}/anzu`]);
    expect(project.check()).toEqual([]);
  }));

it("takes the place of no other idol's page of the audition", () =>
  inProject(async (project) => {
    const before = project.files();
    await expect(project.run(rename, "character aoi_yuta sagiri_esu")).rejects.toThrow(
      "content/four-piece/sagiri_esu.json, which is there already",
    );
    expect(project.files()).toEqual(before);
  }));

it("changes choices in schemas with the types, and can be reversed", () =>
  inProject(async (project) => {
    const before = recordsIn(project);
    expect(await project.run(rename, "campaign spri_debut spri_first")).toMatchObject({ code: 0 });
    expect(project.read("schema/four-piece-idol.schema.json")).toContain('"/spri_first"');
    expect(project.read("types.ts")).toContain('"/spri_first"');
    expect(project.read("types.ts")).not.toContain('"/spri_debut"');
    expect(project.check()).toEqual([]);
    await project.run(rename, "campaign spri_first spri_debut --unpublished");
    expect(recordsIn(project)).toEqual(before);
  }));

it("changes a unit for editors too, and no types", () =>
  inProject(async (project) => {
    const before = recordsIn(project);
    expect(await project.run(rename, "unit 2wink twins")).toMatchObject({ code: 0 });
    expect(project.read("schema/names.schema.json")).toContain('"twins"');
    expect(project.files().has("content/types.ts")).toBe(false);
    expect(project.record("units/twins.json")).toMatchObject({
      display: { img: "units/twins-wide" },
    });
    expect(project.check()).toEqual([]);
    await project.run(rename, "unit twins 2wink --unpublished");
    expect(recordsIn(project)).toEqual(before);
  }));

it.each([
  ["character", "himemiya_tori"],
  ["notice", "2024-snow-white"],
])("and back leaves a %s as it was, to the byte", (kind, name) =>
  inProject(async (project) => {
    const before = recordsIn(project);
    await project.run(rename, `${kind} ${name} ${name}x`);
    expect(recordsIn(project)).not.toEqual(before);
    await project.run(rename, `${kind} ${name}x ${name} --unpublished`);
    expect(recordsIn(project)).toEqual(before);
  }),
);

it("renames a notice in links to the page of its half-year too", () =>
  inProject(async (project) => {
    const link = "/information/2024-2#2024-snow-white";
    const text = project.read("campaigns/spri_debut.json");
    project.write(
      "campaigns/spri_debut.json",
      text.replace(/"target": "[^"]*"/, `"target": "${link}"`),
    );
    await project.run(rename, "notice 2024-snow-white 2024-snow");
    expect(project.read("campaigns/spri_debut.json")).toContain('"/information/2024-2#2024-snow"');
    expect(project.check()).toEqual([]);
  }));

it("lists code that names the record, and writes nothing with --dry-run", () =>
  inProject(async (project) => {
    mkdirSync(join(project.root, "src"));
    mkdirSync(join(project.root, "test"));
    writeFileSync(join(project.root, "test/marks.ts"), 'const word = "leon";\n');
    writeFileSync(
      join(project.root, "src/marks.ts"),
      'const marks = {\n  leon: "/x/leon?q",\n};\n/** Of `leon`. */\n// "leon"\n',
    );
    const before = project.files();
    const { text } = await project.run(rename, "character leon leo --dry-run");
    expect(text).toContain(
      "a programmer changes it; say so in the pull request:\n  src/marks.ts:2:3\n  src/marks.ts:2:9",
    );
    expect(text).not.toContain("test/marks.ts");
    expect(text).not.toMatch(/marks\.ts:[45]/);
    expect(text).toContain("would change; nothing was written");
    expect(project.files()).toEqual(before);
  }));

it("writes nothing if the name breaks a rule", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(rename, "trip trip03 trip14");
    expect({ text, code }).toEqual({ text: expect.stringContaining("trip-number"), code: 1 });
    expect(project.files()).toEqual(before);
  }));

it.each([
  ["charakter leon leo", 'There is no kind "charakter". Did you mean "character"?'],
  ["character lion leo", 'There is no character "lion". Did you mean "leon"?'],
  ["club Theater Niki", 'There is a club "Niki" already.'],
  ["character 22 leo", 'There is no character "22". Did you mean "tenshouin_eichi"?'],
  ["song 終わらないシンフォニア x", 'Did you mean "owaranai-symphonia"?'],
  ["character leon", "npm run content -- rename KIND OLD NEW"],
])("%s is refused with words", (args, words) =>
  inProject(async (project) => {
    const refused = project.run(rename, args);
    await expect(refused).rejects.toThrow(CommandError);
    await expect(refused).rejects.toThrow(words);
  }),
);

it("says once that the new address is that of another page", () =>
  inProject(async (project) => {
    const { text, code } = await project.run(rename, "campaign spri_debut explore");
    expect({ text, code }).toEqual({ text: expect.stringContaining("1 problem in"), code: 1 });
    expect(text).toContain('"/explore" is another page');
  }));
