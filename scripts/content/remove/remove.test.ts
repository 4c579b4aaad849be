import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Campaign, Club, Redirects, Unit } from "../../../content/types";
import { check } from "../check/check";
import { inProject } from "../testing/project";
import { remove } from "./remove";

it("takes a club out of its members’ records", () =>
  inProject(async (project) => {
    expect(project.record<Club>("clubs/BandBB.json").list).toEqual([4, 8]);
    const { code } = await project.run(remove, "club BandBB --yes");
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    for (const member of ["aoi_hinata", "aoi_yuta"]) {
      expect(project.read(`characters/${member}.json`)).not.toContain("BandBB");
    }
  }));

it("takes a figure out of every list, and shows its unit at its old address", () =>
  inProject(async (project) => {
    const { code, text } = await project.run(remove, "character anzu --yes");
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining("content/other-characters/anzu.json removed"),
    });
    expect(project.check()).toEqual([]);
    expect(project.record<Redirects>("redirects.json").redirects).toEqual([
      { from: "/explore/units/characters/anzu", to: "/explore/units/other" },
    ]);
  }));

it("brings the games up to date, so that nothing is left to fix", () =>
  inProject(async (project) => {
    const { casts } = project.record<{ casts: string[] }>("play.json");
    project.edit("play.json", { casts: ["4 6 8 19 22 27 10081"] });
    const { text } = await project.run(remove, "character anzu --yes");
    expect(text).toContain("content/play.json changed");
    expect(project.record<{ casts: string[] }>("play.json").casts.at(-1)).toBe(casts.at(-1));
    expect(await project.run(check, "")).toEqual({ text: "The content is valid.", code: 0 });
  }));

it("removes corrections of the page", () =>
  inProject(async (project) => {
    const of = (page: string) => {
      return {
        date: "2026-11-20",
        page,
        name: "Anzu",
        fact: "hobby",
        before: "Naps",
        after: "Walks",
      };
    };
    const kept = of("/explore/units/fine");
    project.write(
      "corrections.json",
      JSON.stringify({
        $schema: "./schema/corrections.schema.json",
        corrections: [of("/explore/units/characters/anzu"), kept],
      }),
    );
    await project.run(remove, "character anzu --yes");
    expect(project.record("corrections.json")).toMatchObject({ corrections: [kept] });
    expect(project.check()).toEqual([]);
  }));

it("redirects the old address to a given page", () =>
  inProject(async (project) => {
    await project.run(remove, "character anzu --to /explore --yes");
    expect(project.read("redirects.json")).toContain('"to": "/explore"');
  }));

it("makes no redirect from an unpublished address", () =>
  inProject(async (project) => {
    const { text } = await project.run(remove, "character anzu --unpublished");
    expect(text).toMatch(/remove character anzu --unpublished --yes$/);
    await project.run(remove, "character anzu --unpublished --yes");
    expect(project.record<Redirects>("redirects.json").redirects).toEqual([]);
  }));

it("takes the pictures of its own with it, published or not", () =>
  inProject(async (project) => {
    const create = { width: 960, height: 1280, channels: 3, background: "#336699" } as const;
    const picture = join(project.root, "content/art/characters/anzu.png");
    mkdirSync(dirname(picture), { recursive: true });
    await sharp({ create }).png().toFile(picture);
    const { text } = await project.run(remove, "character anzu --unpublished");
    expect(text).toContain("content/art/characters/anzu.png would be removed");
  }));

it("lists drawings that nothing but the record names", () =>
  inProject(async (project) => {
    const { text } = await project.run(remove, "character anzu");
    expect(text).toMatch(
      /Drawings that nothing else names stay; .*\n {2}content\/art\/emblems\/producer\.svg\n\n/,
    );
    project.edit("characters/leon.json", { "look.emblem": "producer" });
    const shared = await project.run(remove, "character anzu");
    expect(shared.text).not.toContain("Drawings that");
  }));

it("suggests removing a unit with its members", () =>
  inProject(async (project) => {
    const { text } = await project.run(remove, "unit fine");
    expect(text).toMatch(
      /of these alone:\n {2}npm run content -- remove unit fine --with-members --with-songs/,
    );
    const all = await project.run(remove, "unit fine --with-members");
    expect(all.text).not.toContain("of these alone");
  }));

it("writes nothing where a person has to decide, and lists the places", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(remove, "character tenshouin_eichi");
    expect(code).toBe(1);
    expect(text).toContain("content/units/fine.json:10:13  leader is 22");
    expect(project.files()).toEqual(before);
  }));

it("reports lists that would become too short", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text } = await project.run(remove, "character aoi_yuta");
    expect(text).toMatch(/content\/units\/2wink\.json:\d+:\d+ {2}unit-size/);
    expect(text).toMatch(
      /Give the unit another member, or remove it:\n {2}npm run content -- remove unit 2wink --with-members$/m,
    );
    const unpublished = await project.run(remove, "character aoi_yuta --unpublished");
    expect(unpublished.text).toMatch(/remove unit 2wink --with-members --unpublished$/m);
    expect(text).toMatch(/content\/four-piece\/aoi_hinata\.json:\d+:\d+ {2}twin is 8/);
    expect(project.files()).toEqual(before);
  }));

it("refuses to lead to a page that is not there", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(remove, "character anzu --to /explroe");
    expect({ text, code }).toEqual({ text: expect.stringContaining('mean "/explore"?'), code: 1 });
    expect(text).toMatch(/^Nothing was written: its old address cannot lead to "\/explroe"\./);
    expect(project.files()).toEqual(before);
  }));

it("takes a notice off the board and out of the campaigns that show it", () =>
  inProject(async (project) => {
    const { code } = await project.run(remove, "notice 2024-spri-debut --yes");
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(project.read("api/activity-list.json")).not.toContain('"2024-spri-debut"');
    const { blocks } = project.record<Campaign>("campaigns/spri_debut.json");
    expect(JSON.stringify(blocks)).not.toContain("2024-spri-debut");
  }));

it("names the notices that named it", () =>
  inProject(async (project) => {
    project.edit("api/activity-list.json", {
      "0.units": undefined,
      "0.cast": [301],
      "1.cast": [301, 22],
    });
    const { text } = await project.run(remove, "character anzu");
    expect(text).toMatch(
      /Notices that name nothing else stay, .*\n {2}npm run content -- remove notice \S+\n\n/,
    );
  }));

it("says that trips stay", () =>
  inProject(async (project) => {
    const { text } = await project.run(remove, "trip trip03");
    expect(text).toBe("A trip cannot be removed: the specification names the page of each.");
  }));

it("lists references to a unit and its members, if they are removed with it", () =>
  inProject(async (project) => {
    const { text, code } = await project.run(remove, "unit fine --with-members");
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining("name fine:") });
    expect(text).toMatch(/unitId|unit is "fine"/);
    expect(text).toMatch(/character is (?:22|27|6|19)\b/);
    expect(text).not.toContain("content/characters/tenshouin_eichi");
  }));

it("shows the changes, and writes only with --yes", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(remove, "club BandBB");
    expect(code).toBe(0);
    expect(text).toMatch(/clubs\/BandBB\.json would be removed[^]*nothing was written/);
    expect(text).toMatch(/To do it: npm run content -- remove club BandBB --yes$/);
    expect(await project.run(remove, "club BandBB --yes --dry-run")).toEqual({ text, code });
    expect(project.files()).toEqual(before);
    expect(await project.run(remove, "club BandBB --yes")).toMatchObject({ code: 0 });
    expect(project.files()).not.toEqual(before);
  }));

it("lists the texts that may still name the record, each by its place", () =>
  inProject(async (project) => {
    const { desc } = project.record<Unit>("units/other.json").display;
    project.edit("units/other.json", { "display.desc": `Anzu.\nAnzulike.\nAnzu’s list. ${desc}` });
    const page = project.read("legal/convention.md");
    project.write("legal/convention.md", `${page}\nAnzu keeps the keys.\n`);
    const { text } = await project.run(remove, "character anzu");
    // One line less: a member has been removed from the list above.
    const line = project.read("units/other.json").split('"desc"')[0]?.split("\n").length ?? 0;
    const inUnit = `content/units/other.json:${line - 1}`;
    expect(text.match(/^ {2}content\S+ {2}Anzu$/gm)?.slice(0, 3)).toEqual([
      `  content/legal/convention.md:${page.split("\n").length + 1}:1  Anzu`,
      `  ${inUnit}:14  Anzu`,
      `  ${inUnit}:32  Anzu`,
    ]);
  }));
