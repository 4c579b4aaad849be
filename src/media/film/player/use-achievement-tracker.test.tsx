import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import type { ViewingEvent } from "../achievements/viewing";
import { FILM } from "../film.fixtures";
import { useAchievementTracker } from "./use-achievement-tracker";

const tracked: ViewingEvent[] = [];
jest.mock("./achievement-tracker", () => ({
  __esModule: true,
  default: function AchievementTracker({
    onReady,
  }: {
    onReady: (note: (event: ViewingEvent) => void) => void;
  }) {
    useEffect(() => onReady((event) => tracked.push(event)), [onReady]);
    return <p>A tracker</p>;
  },
}));

/** The hook’s `note` is handed out, as the player hands it to what shows frames. */
function Player({ onNote }: { onNote: (note: (event: ViewingEvent) => void) => void }) {
  const tracker = useAchievementTracker();
  useEffect(() => onNote(tracker.note), [onNote, tracker.note]);
  return tracker.AchievementTracker ? (
    <tracker.AchievementTracker film={FILM} onReady={tracker.takeNote} />
  ) : null;
}

const show = (frame: number): ViewingEvent => ({
  kind: "show",
  frame,
  hand: "hand",
  isInFrontRow: false,
});

it("comes when there is something to track, and is told all of it in its order", async () => {
  let note: (event: ViewingEvent) => void = () => undefined;
  render(
    <Player
      onNote={(found) => {
        note = found;
      }}
    />,
  );
  expect(screen.queryByText("A tracker")).toBeNull();
  act(() => {
    note(show(2));
    note(show(3));
  });
  expect(await screen.findByText("A tracker")).toBeVisible();
  act(() => note({ kind: "pause" }));
  expect(tracked).toEqual([show(2), show(3), { kind: "pause" }]);
});
