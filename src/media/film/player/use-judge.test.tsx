import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import type { ViewingEvent } from "../achievements/viewing";
import { FILM } from "../film.fixtures";
import { useJudge } from "./use-judge";

const judged: ViewingEvent[] = [];
jest.mock("./judge", () => ({
  __esModule: true,
  default: function Judge({ onReady }: { onReady: (note: (event: ViewingEvent) => void) => void }) {
    useEffect(() => onReady((event) => judged.push(event)), [onReady]);
    return <p>A judge</p>;
  },
}));

/** The hook’s `note` is handed out, as the player hands it to what shows frames. */
function Player({ onNote }: { onNote: (note: (event: ViewingEvent) => void) => void }) {
  const judge = useJudge();
  useEffect(() => onNote(judge.note), [onNote, judge.note]);
  return judge.Judge ? <judge.Judge film={FILM} onReady={judge.takeNote} /> : null;
}

const show = (frame: number): ViewingEvent => ({
  kind: "show",
  frame,
  hand: "hand",
  isInFrontRow: false,
});

it("comes when there is something to judge, and is told all of it in its order", async () => {
  let note: (event: ViewingEvent) => void = () => undefined;
  render(
    <Player
      onNote={(found) => {
        note = found;
      }}
    />,
  );
  expect(screen.queryByText("A judge")).toBeNull();
  act(() => {
    note(show(2));
    note(show(3));
  });
  expect(await screen.findByText("A judge")).toBeVisible();
  act(() => note({ kind: "pause" }));
  expect(judged).toEqual([show(2), show(3), { kind: "pause" }]);
});
