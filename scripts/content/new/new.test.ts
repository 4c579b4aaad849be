import type { ActivityList, Club, Office, Unit } from "../../../content/types";
import { RESERVED_IDS } from "../../../lib/content/check/rules/reserved-ids";
import { testContent } from "../../../test/test-content";
import { Draft } from "../draft/draft";
import { Form } from "../testing/form";
import { inProject } from "../testing/project";
import { Script } from "../testing/script";
import { UsageError } from "../usage-error";
import { newRecord } from "./new";
import { character } from "./recipes/character";

const words = (count: number, first: string): string =>
  [first, ...Array.from({ length: count - 1 }, (_, place) => `lantern${place}`)].join(" ");

const CLUB = {
  key: "Kites",
  title: "Kite Society",
  desc: "They fly kites from the roof of the school, and now and then somebody’s homework with them.",
  list: "22, 27",
};

const IDOL = {
  name: "Kai Test",
  vid: "hibiki_wataru",
  color: "#336699",
  unit: "2wink",
  catch: "One lantern.\\nMany moths.",
  desc: "A lantern keeper of 2wink who has come to be tested from the first line to the last.",
  text: words(70, "Test"),
  circle: "Theater",
  recruitText: "I keep the lanterns, I count the moths, and I have never lost either of them.",
};

const UNIT = {
  id: "lantern",
  name: "Lantern",
  office: "sp",
  imageColor: "#8844cc",
  "display.lead": "燈火",
  "display.leadEn": "Two lanterns and a wind",
  "display.desc": words(60, "Lantern"),
};

const NOTICE = {
  kind: "song",
  title: "A Lantern for Everybody in the Hall",
  text: "An event that is there to be tested.",
  start: "2024-11-10",
  units: "2wink",
};

it("makes a club, and its members name it", () =>
  inProject(async (project) => {
    const form = new Form(CLUB);
    expect(await project.run(newRecord, "club", form)).toMatchObject({ code: 0 });
    expect(form.said).toContain("content/characters/hibiki_wataru.json changed\n");
    expect(project.record("clubs/Kites.json")).toMatchObject({ title: CLUB.title, list: [22, 27] });
    expect(project.read("characters/tenshouin_eichi.json")).toContain('"Kites"');
    expect(project.check()).toEqual([]);
  }));

it("takes the name of a character for its id", () =>
  inProject(async (project) => {
    const form = new Form({ ...CLUB, list: "tenshouin_eichi, 27" });
    expect(await project.run(newRecord, "club", form)).toMatchObject({ code: 0 });
    expect(project.record("clubs/Kites.json")).toMatchObject({ list: [22, 27] });
  }));

it("makes an idol with the next free id, a twin, a unit and a club", () =>
  inProject(async (project) => {
    const { text, code } = await project.run(newRecord, "character", new Form(IDOL));
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
    const form = new Form({ ...UNIT, list: "19, 27", backdrop: "ribbons" });
    const { code } = await project.run(newRecord, "unit", form);
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(project.record<Unit>("units/lantern.json")).toMatchObject({
      leader: 19,
      backdrop: "ribbons",
    });
    expect(project.record<Unit>("units/lantern.json").mark).toBeUndefined();
    expect(project.record<Office>("offices/sp.json").list).toContain("lantern");
    expect(project.read("schema/names.schema.json")).toContain('"lantern"');
    expect(form.said).toContain(" sp (STARMAKER PRODUCTION)");
  }));

it("names offices where there is no such one", () =>
  inProject(async (project) => {
    const form = new Form({ ...UNIT, list: "19, 27", office: ["starmaker", "sp"] }, true);
    expect(await project.run(newRecord, "unit", form)).toMatchObject({ code: 0 });
    expect(form.said).toContain('"sp" (STARMAKER PRODUCTION)');
  }));

it("makes a unit with idols of its own, old and new, in one go", () =>
  inProject(async (project) => {
    const { name, vid, color, catch: lines, desc, text, circle, recruitText } = IDOL;
    const kai = { name, vid, color, catch: lines, desc, text, circle, recruitText };
    const rei = {
      ...kai,
      name: "Rei Test",
      cname: ["test_kai", "test_rei"],
      vid: "",
      desc: `Unlike Kai, ${desc}`,
      text: words(70, "Rei"),
      recruitText: `Unlike Kai, ${recruitText}`,
      catch: "Two lanterns.\\nOne moth.",
    };
    const about = (place: number, idol: object) =>
      Object.fromEntries(
        Object.entries(idol).map(([key, value]) => [`new idol ${place}, ${key}`, value]),
      );
    const form = new Form(
      { ...UNIT, list: "27, new, new", leader: "test_rei", ...about(1, kai), ...about(2, rei) },
      true,
    );
    const { code, text: left } = await project.run(newRecord, "unit", form);
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(form.said).toContain('another new idol is "test_kai" already');
    expect(project.record("units/lantern.json")).toMatchObject({ list: [27, 1, 2], leader: 2 });
    expect(project.record("characters/test_kai.json")).toMatchObject({ id: 1, unit: "lantern" });
    expect(project.record("characters/test_rei.json")).toMatchObject({ id: 2, unit: "lantern" });
    expect(project.record<Club>("clubs/Theater.json").list).toEqual(expect.arrayContaining([1, 2]));
    expect(left).toContain("content/characters/test_rei.json: look is that of");
  }));

it("puts a notice at the place of its day", () =>
  inProject(async (project) => {
    const { code } = await project.run(newRecord, "notice", new Form(NOTICE));
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    const board = project.record<ActivityList>("api/activity-list.json");
    expect(board.find(({ title }) => title === NOTICE.title)?.id).toBe(
      "2024-a-lantern-for-everybody",
    );
  }));

it("makes a campaign with its first blocks", () =>
  inProject(async (project) => {
    const form = new Form({
      slug: "lanterns",
      name: "Lanterns",
      description: "A page that is there to be tested, with a hero and one paragraph.",
      shelf: "play",
      color: "#ffcc33",
      scene: "dance-floor",
      "hero.title": "Light",
      "hero.lead": "It is dark, and then it is not.",
      "prose.title": "How",
      "prose.paragraphs": "With a match.",
    });
    const { code } = await project.run(newRecord, "campaign", form);
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
  }));

it.each([
  ["a piped answer is wrong", "club", new Form({ ...CLUB, desc: "Short." }), "desc"],
  ["the answers end", "club", new Script(["Kites", "Kite Society"]), "titleJa"],
  ["a name is taken", "club", new Form({ ...CLUB, key: "Niki" }), '"Niki" already'],
  [
    "the content would not be valid",
    "character",
    new Form({ ...IDOL, text: words(20, "x".repeat(230)) }),
    "word-count",
  ],
  [
    "a club is not there",
    "character",
    new Form({ ...IDOL, circle: "Theatre" }),
    'there is no club "Theatre"; did you mean "Theater"?',
  ],
  [
    "a character is not there",
    "club",
    new Form({ ...CLUB, list: "22, hibiki_watru" }),
    'there is no character "hibiki_watru"; did you mean "hibiki_wataru"?',
  ],
  ["no trip is left to be made", "trip", new Form({}), "content/schema/trip.schema.json"],
  ["that is not wanted", "club", new Form({ ...CLUB, "Write it?": "no" }), "Nothing was written"],
])("writes nothing if %s", (_what, kind, terminal, said) =>
  inProject(async (project) => {
    const before = project.files();
    const made = project.run(newRecord, kind, terminal);
    await expect(made).rejects.toThrow(UsageError);
    await expect(made).rejects.toThrow(said);
    expect(project.files()).toEqual(before);
  }),
);

it("asks a person again who says neither yes nor no in the end", () =>
  inProject(async (project) => {
    const form = new Form({ ...CLUB, "Write it?": ["ja", "yes"] }, true);
    expect(await project.run(newRecord, "club", form)).toMatchObject({ code: 0 });
    expect(project.record("clubs/Kites.json")).toMatchObject({ key: "Kites" });
  }));

it("asks a person again, at once and at the end", () =>
  inProject(async (project) => {
    const form = new Form(
      {
        ...IDOL,
        name: ["", IDOL.name],
        unit: ["2wnk", "2wink"],
        text: [words(20, "x".repeat(230)), IDOL.text],
        "Which answer do you change?": "text",
      },
      true,
    );
    expect(await project.run(newRecord, "character", form)).toMatchObject({ code: 0 });
    expect(form.said).toContain('did you mean "2wink"?');
    expect(form.said).toContain("name needs an answer\n");
    expect(form.said).toContain("word-count");
    expect(project.check()).toEqual([]);
  }));

it("says where more ids of a unit are allowed, once there is no free one", () => {
  const draft = new Draft(".", testContent());
  for (const id of RESERVED_IDS.other ?? []) {
    draft.writeRecord(`content/characters/figure${id}.json`, { id, cname: `figure${id}` });
  }
  const unit = character.questions(draft).find(({ name }) => name === "unit");
  expect(unit?.objection?.("other", {})).toContain("no id of unit other is free");
  expect(unit?.objection?.("4piece", {})).toBeUndefined();
});
