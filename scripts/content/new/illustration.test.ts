import { inProject } from "../testing/project";
import { Script } from "../testing/script";
import { UsageError } from "../usage-error";
import { ILLUSTRATION_WORDS } from "./illustration";
import { newRecord } from "./new";

it.each([...ILLUSTRATION_WORDS])("makes a %s to begin with that is sound", (word, folder) =>
  inProject(async (project) => {
    const { code, text } = await project.run(newRecord, `${word} old-town`);
    expect({ code, problems: project.check() }).toEqual({ code: 0, problems: [] });
    expect(text).toContain(`content/art/${folder}/old-town.`);
    expect(project.read("schema/names.schema.json")).toContain('"old-town"');
  }),
);

it("begins in the middle of a sheet whose middle is (0, 0)", () =>
  inProject(async (project) => {
    await project.run(newRecord, "halo old-town");
    expect(project.read("art/halos/old-town.svg")).toContain('<rect x="-480" y="-360" width="960"');
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
