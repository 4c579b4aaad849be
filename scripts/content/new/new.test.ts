import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { ActivityList, Club, Office, Unit } from "../../../content/types";
import { inProject } from "../testing/project";
import { newRecord } from "./new";
import { CLUB, FORM, fillIn, IDOL, NOTICE, UNIT, UNKNOWN, words } from "./testing/forms";

it("writes a form, whose schema explains it to an editor", () =>
  inProject(async (project) => {
    const { text } = await project.run(newRecord, "club");
    expect(text).toContain(`Fill in ${FORM}/club.json`);
    expect(text).toContain("May be added: titleJa.");
    const form = readFileSync(join(project.root, FORM, "club.json"), "utf8");
    expect(JSON.parse(form)).toEqual({
      $schema: "club.schema.json",
      key: "",
      title: "",
      desc: "",
      list: [],
    });
    const schema = readFileSync(join(project.root, FORM, "club.schema.json"), "utf8");
    expect(schema).toContain('"../../content/schema/common.schema.json#/definitions/line"');
    expect(schema).toContain('"tenshouin_eichi"');
    expect(project.check()).toEqual([]);
  }));

it("makes a club, and its members name it", () =>
  inProject(async (project) => {
    const { code, text } = await fillIn(project, "club", CLUB);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining("Written.") });
    expect(text).toContain("content/characters/hibiki_wataru.json changed\n");
    expect(project.record("clubs/Kites.json")).toMatchObject({ title: CLUB.title, list: [22, 27] });
    expect(project.read("characters/tenshouin_eichi.json")).toContain('"Kites"');
    expect(project.check()).toEqual([]);
    expect(existsSync(join(project.root, FORM, "club.json"))).toBe(false);
  }));

it("takes a form of another name, and leaves it", () =>
  inProject(async (project) => {
    mkdirSync(join(project.root, "forms"));
    writeFileSync(join(project.root, "forms/kites.json"), JSON.stringify(CLUB));
    const made = await project.run(newRecord, "club forms/kites.json");
    expect(made).toMatchObject({ code: 0 });
    expect(existsSync(join(project.root, "forms/kites.json"))).toBe(true);
    const missing = project.run(newRecord, "club forms/others.json");
    await expect(missing).rejects.toThrow("There is no form forms/others.json.");
  }));

it("makes an idol with the next free id, a twin, a unit and a club", () =>
  inProject(async (project) => {
    const { text, code } = await fillIn(project, "character", IDOL);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining("Left for you:") });
    expect(project.record("characters/test_kai.json")).toMatchObject({
      id: 1,
      vname: "Wataru Hibiki",
      catch: "One lantern.\nMany moths.",
      look: { kind: "portrait" },
    });
    expect(project.record("characters/hibiki_wataru.json")).toMatchObject({
      vid: "test_kai",
      vname: "Kai Test",
    });
    expect(project.record<Unit>("units/2wink.json").list).toContain(1);
    expect(project.record<Club>("clubs/Theater.json").list).toContain(1);
    expect(project.check()).toEqual([]);
  }));

it("makes a unit of idols who leave theirs, with colours that can be read", () =>
  inProject(async (project) => {
    const list = ["fushimi_yuzuru", "hibiki_wataru"];
    const { code } = await fillIn(project, "unit", { ...UNIT, list, backdrop: "ribbons" });
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(project.record<Unit>("units/lantern.json")).toMatchObject({
      leader: 19,
      backdrop: "ribbons",
    });
    expect(project.record<Unit>("units/lantern.json").mark).toBeUndefined();
    expect(project.record<Office>("offices/sp.json").list).toContain("lantern");
    expect(project.read("schema/names.schema.json")).toContain('"lantern"');
  }));

it("names offices where there is no such one", () =>
  inProject(async (project) => {
    const list = ["fushimi_yuzuru", "hibiki_wataru"];
    const wrong = await fillIn(project, "unit", { ...UNIT, list, office: "starmaker" });
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.text).toContain('"sp" (STARMAKER PRODUCTION)');
    expect(await fillIn(project, "unit", { office: "sp" })).toMatchObject({ code: 0 });
  }));

it("makes a unit with idols of its own, old and new, in one go", () =>
  inProject(async (project) => {
    const { unit: _unit, ...about } = IDOL;
    const kai = { ...about, names: {}, cv: "-", profile: UNKNOWN };
    const rei = {
      ...kai,
      name: "Rei Test",
      vid: "-",
      desc: `Unlike Kai, ${kai.desc}`,
      text: words(70, "Rei"),
      recruitText: `Unlike Kai, ${kai.recruitText}`,
      catch: "Two lanterns.\nOne moth.",
    };
    const form = {
      ...UNIT,
      list: ["hibiki_wataru"],
      newIdols: [kai, { ...rei, cname: "test_kai" }],
      leader: "test_kai",
    };
    const twice = fillIn(project, "unit", form);
    await expect(twice).rejects.toThrow('there is a character "test_kai" already');
    const { code, text: left } = await fillIn(project, "unit", {
      newIdols: [kai, rei],
      leader: "test_rei",
    });
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(project.record("units/lantern.json")).toMatchObject({ list: [27, 1, 2], leader: 2 });
    expect(project.record("characters/test_kai.json")).toMatchObject({ id: 1, unit: "lantern" });
    expect(project.record("characters/test_rei.json")).toMatchObject({ id: 2, unit: "lantern" });
    expect(project.record<Club>("clubs/Theater.json").list).toEqual(expect.arrayContaining([1, 2]));
    expect(left).toContain("content/characters/test_rei.json: look is that of");
  }));

it("takes a form with straight quotation marks and a comma too many", () =>
  inProject(async (project) => {
    await project.run(newRecord, "club");
    const form = join(project.root, FORM, "club.json");
    const club = { ...CLUB, desc: CLUB.desc.replace("’", "'") };
    writeFileSync(form, JSON.stringify(club).replace("]}", "],}"));
    expect(await project.run(newRecord, "club")).toMatchObject({ code: 0 });
    expect(project.record("clubs/Kites.json")).toMatchObject({ desc: CLUB.desc });
  }));

it("puts a notice at the place of its day", () =>
  inProject(async (project) => {
    const { code, text } = await fillIn(project, "notice", NOTICE);
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(text).toContain("Its id is 2024-a-lantern-for-everybody, for good");
    const board = project.record<ActivityList>("api/activity-list.json");
    expect(board.find(({ title }) => title === NOTICE.title)?.id).toBe(
      "2024-a-lantern-for-everybody",
    );
  }));

it("makes a campaign with its first blocks", () =>
  inProject(async (project) => {
    const { code } = await fillIn(project, "campaign", {
      slug: "lanterns",
      name: "Lanterns",
      description: "A page that is there to be tested, with a hero and one paragraph.",
      shelf: "play",
      color: "#ffcc33",
      scene: "dance-floor",
      hero: { title: "Light", lead: "It is dark, and then it is not." },
      prose: { title: "How", paragraphs: ["With a match."] },
    });
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
  }));
