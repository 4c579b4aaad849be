import type { Redirects } from "../../../content/types";
import { remove } from "../remove/remove";
import { inProject, type Project } from "../testing/project";
import { rename } from "./rename";

const redirectsOf = (project: Project) =>
  project.record<Redirects>("redirects.json").redirects.map(({ from, to }) => `${from} ${to}`);

it("keeps the old address of an album, in every link to it too", () =>
  inProject(async (project) => {
    const at = "/explore/albums";
    const [notice] = project.record<object[]>("api/activity-list.json");
    project.edit("api/activity-list.json", {
      0: { ...notice, target: `${at}/unit-song-cd-1-fine` },
    });
    await project.run(rename, "album unit-song-cd-1-fine cd-fine");
    expect(redirectsOf(project)).toEqual([`${at}/unit-song-cd-1-fine ${at}/cd-fine`]);
    expect(project.read("api/activity-list.json")).toContain(`"${at}/cd-fine"`);
    expect(project.check()).toEqual([]);
  }));

it("leads from a removed album to all songs and albums", () =>
  inProject(async (project) => {
    await project.run(remove, "album unit-song-cd-1-fine --yes");
    expect(redirectsOf(project)).toEqual(["/explore/albums/unit-song-cd-1-fine /explore/songs"]);
    expect(project.check()).toEqual([]);
  }));
