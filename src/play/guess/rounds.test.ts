import { friendCode } from "#lib/play/guess/friend-code";
import { openRound, dailyPuzzles, readPuzzleRequest } from "./rounds";

const TABLE = {
  puzzles: dailyPuzzles({ firstDay: "2026-11-01", rounds: ["22 6 27", "6 22 27"] }),
  cast: [22, 6, 27],
  today: "2026-11-05",
  random: 0.5,
};

function open(search: string, hash = "") {
  const request = readPuzzleRequest({ search, hash });
  if (request.kind === "unknown") throw new Error("The address names no game.");
  return openRound(request, TABLE);
}

it.each([
  ["", "", { kind: "day", title: "no. 5", answer: 22, isLate: false }],
  ["?puzzle=5", "#past", { kind: "day", title: "no. 5", answer: 22, isLate: false }],
  ["?puzzle=2", "", { kind: "day", day: "2026-11-02", answer: 6, isLate: true }],
  ["?free", "", { kind: "free", answer: 6 }],
  ["?puzzle=2", `#${friendCode(27, 9)}`, { kind: "friend", answer: 27 }],
])("opens the game of %s%s", (search, hash, round) => {
  expect(open(search, hash)).toMatchObject({ ok: true, round });
});

it.each([
  ["?puzzle=6", "", "Puzzle no. 6 opens on 6 November 2026 in Japan."],
  ["", "#A", "Something in this link is wrong."],
  ["", `#${friendCode(22, 1).slice(0, 5)}`, "The end of this link was lost on the way."],
  ["", `#${friendCode(999, 1)}`, "The idol of this puzzle is not in this guide."],
])("says why there is no game at %s%s", (search, hash, reason) => {
  expect(open(search, hash)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

it("says that there is no puzzle yet for a day after the last one of the list", () => {
  const table = { ...TABLE, today: "2026-11-07" };
  expect(openRound({ kind: "today" }, table)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("no puzzle for this day yet"),
  });
});

it.each(["?puzzle=x", "?puzzle=0", "?puzzle="])("knows no game at %s", (search) => {
  expect(readPuzzleRequest({ search, hash: "" })).toEqual({ kind: "unknown" });
});
