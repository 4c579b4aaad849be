import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Play } from "../../content/types";
import { readIds } from "./cast";

const { firstDay, rounds, casts, songs } = JSON.parse(
  readFileSync("content/play.json", "utf8"),
) as Play;

/** Published with the first edition of the games. */
const PUBLISHED = { rounds: 20, casts: 1, songs: 1 };

it("published days keep their answers, and lists of idols and songs their order", () => {
  const published = [
    firstDay,
    rounds.slice(0, PUBLISHED.rounds),
    casts.slice(0, PUBLISHED.casts),
    songs.slice(0, PUBLISHED.songs),
  ];
  const digest = createHash("sha256").update(JSON.stringify(published)).digest("hex");
  expect(digest.slice(0, 16)).toBe("0b95d7b8ff0541e7");
});

it("each round has every idol of its cast as the answer once", () => {
  for (const round of rounds) {
    const ids = readIds(round);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
