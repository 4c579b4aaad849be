import type { Campaign, Club, Redirects } from "../../../content/types";
import { inProject } from "../testing/project";
import { remove } from "./remove";

it("takes a club out of its members’ records", () =>
  inProject(async (project) => {
    expect(project.record<Club>("clubs/BandBB.json").list).toEqual([4, 8]);
    const { code } = await project.run(remove, "club BandBB");
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    for (const member of ["aoi_hinata", "aoi_yuta"]) {
      expect(project.read(`characters/${member}.json`)).not.toContain("BandBB");
    }
  }));

it("takes a figure out of every list, and shows its unit at its old address", () =>
  inProject(async (project) => {
    const { text, code } = await project.run(remove, "character anzu");
    expect({ text, code }).toEqual({
      text: expect.stringContaining("content/other-characters/anzu.json removed"),
      code: 0,
    });
    expect(project.check()).toEqual([]);
    expect(project.record<Redirects>("redirects.json").redirects).toEqual([
      { from: "/explore/units/characters/anzu", to: "/explore/units/other" },
    ]);
  }));

it("shows another page at the old address if it is told to", () =>
  inProject(async (project) => {
    await project.run(remove, "character anzu --to /explore");
    expect(project.read("redirects.json")).toContain('"to": "/explore"');
  }));

it("writes nothing where a person has to decide, and lists the places", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text, code } = await project.run(remove, "character tenshouin_eichi");
    expect(code).toBe(1);
    expect(text).toContain("content/units/fine.json:10:13  leader is 22");
    expect(project.files()).toEqual(before);
  }));

it("says which list would become too short", () =>
  inProject(async (project) => {
    const before = project.files();
    const { text } = await project.run(remove, "character aoi_yuta");
    expect(text).toMatch(/content\/units\/2wink\.json:\d+:\d+ {2}unit-size/);
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
    const { code } = await project.run(remove, "notice 2024-spri-debut");
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(project.read("api/activity-list.json")).not.toContain('"2024-spri-debut"');
    const { blocks } = project.record<Campaign>("campaigns/spri_debut.json");
    expect(JSON.stringify(blocks)).not.toContain("2024-spri-debut");
  }));

it("lists what names a unit or one of its members, if they are to go with it", () =>
  inProject(async (project) => {
    const { text, code } = await project.run(remove, "unit fine --with-members");
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining("name fine:") });
    expect(text).toMatch(/unitId|unit is "fine"/);
    expect(text).toMatch(/character is (?:22|27|6|19)\b/);
    expect(text).not.toContain("content/characters/tenshouin_eichi");
  }));
