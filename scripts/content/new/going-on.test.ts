import { existsSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../testing/project";
import { Script } from "../testing/script";
import { newRecord } from "./new";

const DESC =
  "They fly kites from the roof of the school, and now and then somebody’s homework with them.";
const KITES = ["Kites", "Kite Society", "", DESC];

/** A person at a keyboard, who presses Ctrl-C after the last answer. */
const person = (...answers: string[]) => new Script(answers, true);

it("goes back to the answer before, which stands there to be kept or changed", () =>
  inProject(async (project) => {
    const script = person(
      "Kite",
      "Kite Club",
      "back",
      "<",
      "<",
      "Kites",
      "",
      ...KITES.slice(2),
      "22",
      "yes",
    );
    expect(await project.run(newRecord, "club", script)).toMatchObject({ code: 0 });
    expect(script.said).toContain("[Kite Club] > <");
    expect(script.said).toContain("This is the first question.");
    expect(project.record("clubs/Kites.json")).toMatchObject({ title: "Kite Club", list: [22] });
  }));

it("goes back from the record as a whole, and leaves out what was answered", () =>
  inProject(async (project) => {
    const answers = ["Kites", "Kite Society", "凧", DESC, "22"];
    const script = person(...answers, "back", "<", "<", "none", "", "27", "yes");
    expect(await project.run(newRecord, "club", script)).toMatchObject({ code: 0 });
    const club = project.record<{ titleJa?: string; list: number[] }>("clubs/Kites.json");
    expect([club.titleJa, club.list]).toEqual([undefined, [27]]);
  }));

it("keeps the answers at Ctrl-C and goes on with them the next time", () =>
  inProject(async (project) => {
    const stopped = project.run(newRecord, "club", person(...KITES));
    await expect(stopped).rejects.toThrow(
      "you stopped at list. Your answers are kept: npm run content new club goes on with them.",
    );
    const next = person("", "22", "yes");
    expect(await project.run(newRecord, "club", next)).toMatchObject({ code: 0 });
    expect(next.said).toMatch(
      /^You stopped at list — go on\? \[Y\/n\] > \nEnter takes .+\n\nlist: /,
    );
    expect(project.record("clubs/Kites.json")).toMatchObject({ title: "Kite Society" });
    await expect(project.run(newRecord, "club", person())).rejects.toThrow(/stopped at key\.$/);
  }));

it("begins at the first question if nobody wants to go on", () =>
  inProject(async (project) => {
    await expect(project.run(newRecord, "club", person(...KITES))).rejects.toThrow("kept");
    const next = person("n");
    await expect(project.run(newRecord, "club", next)).rejects.toThrow(/stopped at key\.$/);
    expect(next.left).toEqual([]);
  }));

it("keeps the answers if nobody says whether to go on", () =>
  inProject(async (project) => {
    await expect(project.run(newRecord, "club", person(...KITES))).rejects.toThrow("kept");
    await expect(project.run(newRecord, "club", person())).rejects.toThrow("still kept");
    const next = person("y", "22", "yes");
    expect(await project.run(newRecord, "club", next)).toMatchObject({ code: 0 });
  }));

it("asks again what does not hold any more", () =>
  inProject(async (project) => {
    await expect(project.run(newRecord, "club", person(...KITES))).rejects.toThrow("kept");
    await project.run(newRecord, "club", new Script([...KITES, "22", "yes"]));
    const next = person("y");
    await expect(project.run(newRecord, "club", next)).rejects.toThrow("stopped at key.");
  }));

it("keeps nothing of answers that are piped", () =>
  inProject(async (project) => {
    await expect(project.run(newRecord, "club", new Script(KITES))).rejects.toThrow(
      "ended at list",
    );
    expect(existsSync(join(project.root, ".report"))).toBe(false);
  }));
