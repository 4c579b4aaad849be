import { inProject } from "../testing/project";
import { Script } from "../testing/script";
import { UsageError } from "../usage-error";
import { ILLUSTRATION_WORDS } from "./illustration";
import { newRecord } from "./new";

// All are made in one project: to check the content takes longer than to make a drawing.
it("makes drawings of every kind to begin with that are valid", () =>
  inProject(async (project) => {
    for (const [word, folder] of ILLUSTRATION_WORDS) {
      const { code, text } = await project.run(newRecord, `${word} old-town`);
      expect({ word, code }).toEqual({ word, code: 0 });
      expect(text).toContain(`content/art/${folder}/old-town.`);
    }
    expect(project.check()).toEqual([]);
    const names = project.record<{ definitions: object }>("schema/names.schema.json");
    const lists = Object.values(names.definitions).filter(({ enum: list }) =>
      list?.includes("old-town"),
    );
    expect(lists).toHaveLength([...ILLUSTRATION_WORDS].length);
  }));

it("begins with the drawing that is named", () =>
  inProject(async (project) => {
    await project.run(newRecord, "trim rope sash-left");
    expect(project.read("art/trims/rope.svg")).toBe(project.read("art/trims/sash-left.svg"));
    const made = project.run(newRecord, "trim cord brooh");
    await expect(made).rejects.toThrow('There is no drawing "brooh". Did you mean "brooch"?');
  }));

it("asks for the name", () =>
  inProject(async (project) => {
    const terminal = new Script(["old-town"], true);
    expect(await project.run(newRecord, "scenery", terminal)).toMatchObject({ code: 0 });
    expect(terminal.said).toContain("Name of the landscape of a trip (such as old-town)");
  }));

it.each(["Old Town", "../town", ""])("refuses the name %p", (name) =>
  inProject(async (project) => {
    const made = project.run(newRecord, "scenery", new Script([name]));
    await expect(made).rejects.toThrow(UsageError);
    expect(project.check()).toEqual([]);
  }),
);

it("does not write over a drawing", () =>
  inProject(async (project) => {
    const made = project.run(newRecord, "scene dance-floor");
    await expect(made).rejects.toThrow("There is content/art/scenes/dance-floor.wide.svg already.");
  }));
