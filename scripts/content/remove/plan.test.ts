import type { Character } from "../../../content/types";
import { inProject } from "../testing/project";
import { remove } from "./remove";

it("leaves a song that would lose its only singer to a person: without singers everyone sings", () =>
  inProject(async (project) => {
    const { id } = project.record<Character>("characters/anzu.json");
    project.edit("songs/fighting-dreamer.json", {
      singers: [id],
      unitIds: undefined,
      as: undefined,
    });
    const { text, code } = await project.run(remove, "character anzu");
    expect({ text, code }).toEqual({
      text: expect.stringMatching(/fighting-dreamer\.json:.*singers/),
      code: 1,
    });
  }));
