import type { Unit } from "../../../content/types";
import { CommandError } from "../../../lib/command-line/command-error";
import { contrast } from "../../../lib/content/model/catalogue/contrast";
import { inProject, type Project } from "../testing/project";
import { newRecord, TEMPLATES } from "./new";

/** A text with a number of words. @param first its first word */
const words = (count: number, first: string): string =>
  [first, ...Array.from({ length: count - 1 }, (_, index) => `lantern${index}`)].join(" ");

const IDOL = {
  name: "Kai Test",
  unit: "2wink",
  "look.costume.design": "2wink",
  catch: "One lantern.\nMany moths.",
  desc: "A lantern keeper of 2wink who has come to be tested from the first line to the last.",
  text: words(70, "Test"),
  recruitText: "I keep the lanterns, I count the moths, and I have never lost either of them.",
};

function addTo(project: Project, file: string, list: string, item: unknown): void {
  project.edit(file, {
    [list]: [...(project.record<Record<string, unknown[]>>(file)[list] ?? []), item],
  });
}

/** Edits that make each new record valid. */
const FILLED: Readonly<Record<keyof typeof TEMPLATES, (project: Project) => void>> = {
  character(project) {
    project.edit("characters/lantern.json", IDOL);
    addTo(project, "units/2wink.json", "list", 1);
  },
  unit(project) {
    const { display } = project.record<Unit>("units/lantern.json");
    project.edit("units/lantern.json", {
      name: "Lantern",
      leader: 19,
      list: [19, 27],
      display: {
        ...display,
        lead: "燈火",
        leadEn: "Two lanterns and a wind",
        desc: words(60, "Lantern"),
      },
    });
    for (const name of ["fushimi_yuzuru", "hibiki_wataru"])
      project.edit(`characters/${name}.json`, { unit: "lantern" });
    const { list } = project.record<Unit>("units/fine.json");
    project.edit("units/fine.json", { list: list.filter((id) => id !== 19 && id !== 27) });
    addTo(project, "offices/sp.json", "list", "lantern");
  },
  club(project) {
    project.edit("clubs/lantern.json", {
      title: "Kite Society",
      desc: "They fly kites from the roof of the school, and now and then a classmate’s homework with them.",
      list: [22, 27],
    });
    for (const name of ["tenshouin_eichi", "hibiki_wataru"])
      addTo(project, `characters/${name}.json`, "circle", "lantern");
  },
  song(project) {
    project.edit("songs/lantern.json", {
      title: "Lantern",
      singers: [22],
      levels: { easy: "8", normal: "14", hard: "22", expert: "27+" },
      credits: { words: "W", music: "M & N", arrangement: "A (Company)" },
    });
  },
  album(project) {
    project.edit("albums/lantern.json", {
      title: "Lanterns",
      released: "2024-02-29",
      unitIds: ["fine"],
      discs: [["fighting-dreamer"]],
    });
  },
  notice(project) {
    const [first, ...rest] = project.record<object[]>("api/activity-list.json");
    const filled = {
      id: "2030-lantern",
      kind: "song",
      title: "Lanterns",
      text: "Lanterns all over.",
      start: "2030-01-02",
      end: "2030-01-03",
    };
    project.write(
      "api/activity-list.json",
      JSON.stringify([{ ...first, ...filled }, ...rest], null, 2),
    );
  },
  campaign(project) {
    project.edit("campaigns/lantern.json", {
      name: "Lanterns",
      description: "A page that is there to be tested, with a hero and one paragraph.",
      shelf: "play",
      scene: "dance-floor",
      blocks: [
        { kind: "hero", title: "Light", lead: "It is dark, and then it is not." },
        { kind: "prose", title: "How", paragraphs: ["With a match."] },
      ],
    });
  },
};

const KINDS = Object.keys(FILLED) as (keyof typeof FILLED)[];

it.each(KINDS)("begins a %s that is valid once a person has filled it in", (kind) =>
  inProject(async (project) => {
    const { code, text } = await project.run(newRecord, `${kind} lantern #8844cc`);
    expect(code).toBe(0);
    expect(text).toMatch(
      /^content\/(?:\w+\/lantern\.json new|api\/activity-list\.json changed)\n/m,
    );
    const found = project.check();
    expect(found).not.toEqual([]);
    FILLED[kind](project);
    expect(project.check()).toEqual([]);
  }),
);

it("gives an idol the next free id, and lists the remaining work", () =>
  inProject(async (project) => {
    const { text } = await project.run(newRecord, "character test_kai #336699");
    expect(project.record("characters/test_kai.json")).toMatchObject({
      $schema: "../schema/character.schema.json",
      id: 1,
      cname: "test_kai",
    });
    expect(text).toContain("Its id is 1: add 1 to list of its unit");
    expect(text).toMatch(/^content\/characters\/test_kai\.json:\d+:\d+ {2}\S+ {2}name is empty/m);
  }));

it.each(["#84C", "8844cc", "#8844CC"])("takes the colour %s", (color) =>
  inProject(async (project) => {
    await project.run(newRecord, `character lantern ${color}`);
    expect(project.record("characters/lantern.json")).toMatchObject({ color: "#8844cc" });
  }),
);

it("lists the gaps of this record, not of other unfinished ones", () =>
  inProject(async (project) => {
    await project.run(newRecord, "club Lantern");
    const { text } = await project.run(newRecord, "song lantern");
    expect(text).toContain("content/songs/lantern.json:4:12  length  title is empty");
    expect(text).not.toContain("clubs/Lantern");
  }));

it("begins no page at the address of another one", () =>
  inProject(async (project) => {
    const before = project.snapshot;
    const { text, code } = await project.run(newRecord, "campaign explore #8844cc");
    expect({ text, code }).toEqual({
      text: expect.stringContaining('"/explore" is another page'),
      code: 1,
    });
    expect(project.snapshot).toEqual(before);
  }));

it("gives a unit colours that can be read", () =>
  inProject(async (project) => {
    await project.run(newRecord, "unit lantern #8844cc");
    expect(project.read("schema/names.schema.json")).toContain('"lantern"');
    const { colors } = project.record<Unit>("units/lantern.json");
    expect(contrast(colors?.text ?? "", colors?.color1 ?? "")).toBeGreaterThan(4.5);
  }));

it.each([
  ["unit fine", 'There is a unit "fine" already.'],
  ["unit Dead.Beat", 'id is "Dead.Beat", which is not in the right form'],
  ["unit Lantern", 'did you mean "lantern"? allowed: for example "fine". Nothing was written.'],
  ["song Lantern_Song", 'did you mean "lantern-song"?'],
  ["trip x", "Others are begun by a copy of one"],
  ["unti lantern", 'Did you mean "unit"?'],
  // A shell takes a colour without quotation marks for a comment.
  ["unit lantern", 'colours follow: npm run content new unit lantern "#8844cc"'],
  ["unit lantern red", '"red" is not a colour'],
])("refuses new %s", (args, said) =>
  inProject(async (project) => {
    const before = project.snapshot;
    const made = project.run(newRecord, args);
    await expect(made).rejects.toThrow(CommandError);
    await expect(made).rejects.toThrow(said);
    expect(project.snapshot).toEqual(before);
  }),
);
