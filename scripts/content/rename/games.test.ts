import type { Play } from "../../../content/types";
import { inProject } from "../testing/project";
import { rename } from "./rename";

it("renames a song in the lists of the games, and nothing is left to fix", () =>
  inProject(async (project) => {
    const { songs } = project.record<Play>("play.json");
    await project.run(rename, "song fighting-dreamer dreamer");
    const renamed = songs.map((line) => line.replace("fighting-dreamer", "dreamer"));
    expect(renamed).not.toEqual(songs);
    expect(project.record<Play>("play.json").songs).toEqual(renamed);
    expect(project.check()).toEqual([]);
  }));
