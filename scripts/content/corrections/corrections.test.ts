import { runGit } from "../git/run-git";
import { rename } from "../rename/rename";
import { inProject, type Project } from "../testing/project";
import { corrections } from "./corrections";

// Files that are generated from the schemas take long to compile, and no fact follows from them.
jest.mock("../../generated-files", () => ({ generatedFiles: async () => new Map() }));

const FILE = "corrections.json";
const WHO = ["-c", "user.name=A", "-c", "user.email=a@example.org"];

function commit(project: Project, day: string): void {
  runGit(project.root, "add", ".");
  runGit(project.root, ...WHO, "commit", "-q", "-m", day, `--date=${day}T12:00:00Z`);
}

it("writes down what the history knows, the newest first, and the same each time", () =>
  inProject(async (project) => {
    const height = (from: string, to: string) =>
      project.replace(
        "characters/tenshouin_eichi.json",
        `"height": "${from}"`,
        `"height": "${to}"`,
      );
    const { height: first } = project.record<{ profile: { height: string } }>(
      "characters/tenshouin_eichi.json",
    ).profile;
    runGit(project.root, "init", "-q");
    commit(project, "2026-01-01");
    height(first, "181");
    commit(project, "2026-02-02");
    height("181", "182");
    commit(project, "2026-03-03");

    const outcome = await project.run(corrections, "");
    expect(outcome).toEqual({ code: 0, text: "2 corrections in content/corrections.json." });
    const { corrections: told } = project.record<{ corrections: object[] }>(FILE);
    expect(told).toMatchObject([
      { date: "2026-03-03", fact: "height", before: "181", after: "182" },
      { date: "2026-02-02", fact: "height", before: first, after: "181" },
    ]);
    const text = project.read(FILE);
    await project.run(corrections, "");
    expect(project.read(FILE)).toBe(text);
  }));

it("follows records through their new names, and finds no fact put right in a new name", () =>
  inProject(async (project) => {
    runGit(project.root, "init", "-q");
    commit(project, "2026-01-01");
    project.replace("characters/tenshouin_eichi.json", /"height": "\d+"/, '"height": "181"');
    commit(project, "2026-02-02");
    for (const [place, names] of [
      "character tenshouin_eichi tenshouin_e",
      "unit fine fain",
      "club Sports Swords",
    ].entries()) {
      await project.run(rename, names);
      commit(project, `2026-03-0${place + 1}`);
    }
    await project.run(corrections, "");
    expect(project.record(FILE)).toMatchObject({
      corrections: [{ date: "2026-02-02", fact: "height", after: "181" }],
    });
  }));

it("drops no correction that is published", () =>
  inProject(async (project) => {
    const correction = {
      date: "2026-01-01",
      page: "/explore/units/characters/gone",
      name: "Gone",
      fact: "height",
      before: "170",
      after: "171",
    };
    project.write(FILE, JSON.stringify({ corrections: [correction] }));
    runGit(project.root, "init", "-q");
    commit(project, "2026-02-02");
    await project.run(corrections, "");
    expect(project.record(FILE)).toMatchObject({ corrections: [correction] });
  }));
