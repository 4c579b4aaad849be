import { runGit } from "../git/run-git";
import { inProject } from "../testing/project";
import { corrections } from "./corrections";

const FILE = "corrections.json";
const WHO = ["-c", "user.name=A", "-c", "user.email=a@example.org"];

it("writes down what the history knows, the newest first, and the same each time", () =>
  inProject(async (project) => {
    const commit = (day: string) => {
      runGit(project.root, "add", ".");
      const date = `${day}T12:00:00Z`;
      runGit(project.root, ...WHO, "commit", "-q", "-m", day, `--date=${date}`);
    };
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
    commit("2026-01-01");
    height(first, "181");
    commit("2026-02-02");
    height("181", "182");
    commit("2026-03-03");

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
