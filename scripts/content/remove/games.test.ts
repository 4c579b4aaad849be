import type { Play } from "../../../content/types";
import { check } from "../check/check";
import { Draft } from "../draft/draft";
import { rename } from "../rename/rename";
import { inProject } from "../testing/project";
import { gamesLines } from "./games";
import { remove } from "./remove";

const HINT = "If it was never published, add --unpublished";

it("takes a song that was never published out of the games again", () =>
  inProject(async (project) => {
    const before = project.record<Play>("play.json");
    const song = project.read("songs/fighting-dreamer.json");
    project.write(
      "songs/lantern-song.json",
      song.replaceAll("fighting-dreamer", "lantern-song").replace("Fighting Dreamer", "Lantern"),
    );
    await project.run(check, "--fix");
    expect(project.record<Play>("play.json").songs).toEqual([...before.songs, "lantern-song"]);
    await project.run(remove, "song lantern-song --unpublished --yes");
    expect(project.record("play.json")).toEqual(before);
    expect(project.check()).toEqual([]);
  }));

it("keeps what is published, and names the puzzles to come", () =>
  inProject(async (project) => {
    const draft = new Draft(project.root, project.snapshot);
    const { firstDay } = project.record<Play>("play.json");
    const now = new Date(`${firstDay}T03:00:00Z`);
    expect(gamesLines(draft, new Set([27]), now).join("")).toMatch(
      /^4 daily puzzles to come .* as the answer: 2026-11-15, 2026-11-22, 2026-12-01, … until 2026-12-05\./,
    );
    expect(gamesLines(draft, new Set([999]), now)).toEqual([]);
    expect(gamesLines(draft, new Set([27]), new Date("2030-01-01"))).toEqual([]);
  }));

it("dry runs remind of --unpublished where an address would be redirected", () =>
  inProject(async (project) => {
    const said = async (command: typeof remove, args: string) =>
      (await project.run(command, args)).text;
    expect(await said(remove, "character anzu")).toContain(HINT);
    expect(await said(remove, "character anzu --unpublished")).not.toContain(HINT);
    expect(await said(remove, "song brand-new-stars")).toContain(`${HINT}: then it is taken out`);
    expect(await said(remove, "character anzu --yes")).not.toContain(HINT);
    expect(await said(rename, "character leon leo --dry-run")).toContain(HINT);
    expect(await said(rename, "character leon leo --dry-run --unpublished")).not.toContain(HINT);
    expect(await said(rename, "notice 2024-spri-debut 2024-spri --dry-run")).not.toContain(HINT);
  }));
