import type { Play } from "../../../content/types";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { readIds, writeIds } from "../../../lib/play/cast";
import { check } from "./check";

const content = new ContentFolder();
afterAll(() => content.remove());

it("adds today's idols to the games with a round of puzzles, and keeps existing entries", async () => {
  const run = (...args: string[]) => check.run(content.root, args);
  const { firstDay, rounds, casts } = content.record<Play>("play.json");
  content.edit("play.json", { casts: ["22 27"] });
  expect((await run()).text).toMatch(/^content\/play\.json:\d+:\d+ {2}games {2}the last list/);
  expect((await run("--fix")).code).toBe(0);
  const after = content.record<Play>("play.json");
  expect(after).toMatchObject({ firstDay, casts: ["22 27", casts.at(-1)] });
  expect(after.rounds.slice(0, -1)).toEqual(rounds);
  const last = readIds(after.rounds.at(-1) ?? "").toSorted((one, other) => one - other);
  expect(writeIds(last)).toBe(casts.at(-1));
  expect((await run("--fix")).text).toBe("The content is valid.");
});

it("adds songs without a list, on a line of their own", async () => {
  const run = (...args: string[]) => check.run(content.root, args);
  const { songs, casts } = content.record<Play>("play.json");
  const [first = "", ...others] = (songs[0] ?? "").split(" ");
  content.edit("play.json", { songs: [others.join(" ")] });
  const file = `songs/${first}.json`;
  content.write(`songs/${first} copy.json`, content.read(file));
  // A copy is told beside it, not in its place.
  expect((await run()).text).toMatch(
    new RegExp(`no list has the song ${first}[^]*the file is a copy`),
  );
  content.delete(`songs/${first} copy.json`);
  expect((await run("--fix")).code).toBe(0);
  expect(content.record<Play>("play.json")).toMatchObject({
    songs: [others.join(" "), first],
    casts,
  });
});
