import type { Character, Song } from "../../../content/types";
import { findReferences } from "../../../lib/content/read/references/find-references";
import { Draft } from "../draft/draft";
import { inProject } from "../testing/project";
import { validContent } from "../valid-content";
import { planRemove } from "./plan";
import { remove } from "./remove";

const SONG = "songs/fighting-dreamer.json";

it("removes an optional list that becomes empty", () =>
  inProject(async (project) => {
    const content = validContent(project.root);
    const { draft } = planRemove(new Draft(project.root, content), "unit", "2wink", {
      references: findReferences(content),
      to: undefined,
      withMembers: false,
      isPublished: true,
    });
    expect(project.record<Song>(SONG).unitIds).toEqual(["2wink"]);
    expect(draft.record<Song>(`content/${SONG}`)).not.toHaveProperty("unitIds");
  }));

it("says how to remove the albums and songs that cannot be without it", () =>
  inProject(async (project) => {
    const { text } = await project.run(remove, "song fighting-dreamer");
    expect(text).toMatch(
      /another song, or remove them too:\n {2}npm run content -- remove song fighting-dreamer --with-songs$/,
    );
    const { id } = project.record<Character>("characters/anzu.json");
    project.edit(SONG, { singers: [id], unitIds: undefined, as: undefined });
    expect((await project.run(remove, "character anzu")).text).toMatch(
      /remove them too:\n {2}npm run content -- remove character anzu --with-songs$/,
    );
    const { text: all, code } = await project.run(remove, "character anzu --with-songs --yes");
    expect({ code, all, problems: project.check() }).toEqual({
      code: 0,
      all: expect.stringContaining("content/albums/es-idol-song-1-2wink.json removed"),
      problems: [],
    });
  }));

it("leaves a song that would lose its only singer to a person: without singers everyone sings", () =>
  inProject(async (project) => {
    const { id } = project.record<Character>("characters/anzu.json");
    project.edit(SONG, { singers: [id], unitIds: undefined, as: undefined });
    const { text, code } = await project.run(remove, "character anzu");
    expect({ text, code }).toEqual({
      text: expect.stringMatching(/fighting-dreamer\.json:.*singers/),
      code: 1,
    });
  }));
