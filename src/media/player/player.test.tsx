import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { Playback } from "./playback";
import { Player } from "./player";

const ownAct = jest.fn();

function play() {
  const playback = new Playback({ first: 1, last: 9, step: 1, speed: 12, isReady: () => true });
  render(
    <>
      <Player
        playback={playback}
        title="A film"
        classes={{ player: "", stage: "", panel: "" }}
        stage={createRef()}
        valueText="A place in words"
        figures={["1", "9"]}
        keys={{ "shift+x": ownAct }}
        tools={<button type="button">A tool</button>}
        below={<p>Chapters</p>}
      >
        <p>A picture</p>
      </Player>
      <button type="button">Elsewhere</button>
    </>,
  );
  return playback;
}

const button = (name: string) => screen.getByRole("button", { name });
const region = () => screen.getByRole("region", { name: "Film: A film" });
const place = () => screen.getByRole<HTMLInputElement>("slider", { name: "Place in the film" });
const press = (key: string, more: object = {}) => fireEvent.keyDown(place(), { key, ...more });

it("shows its children and the current position", () => {
  const playback = play();
  for (const words of ["A picture", "Chapters"]) expect(screen.getByText(words)).toBeVisible();
  expect(button("A tool")).toBeVisible();
  expect(place()).toHaveAttribute("aria-valuetext", "A place in words");
  act(() => playback.seek(5));
  expect(place()).toHaveValue("5");
  expect(place().style.getPropertyValue("--at")).toBe("0.5");
  fireEvent.change(place(), { target: { value: "7" } });
  expect(playback.shown).toBe(7);
});

it("has keys: space, but not on a button; C and F, in both cases; its own; none with Control", () => {
  const playback = play();
  press(" ");
  expect(region()).toHaveAttribute("data-playing");
  expect(fireEvent.keyDown(button("Pause"), { key: " " })).toBe(true);
  expect(playback.isPlaying).toBe(true);
  press(" ");
  expect(playback.isPlaying).toBe(false);
  expect(press("c", { ctrlKey: true })).toBe(true);
  expect(button("Captions")).toHaveAttribute("aria-pressed", "true");
  expect(press("C")).toBe(false);
  expect(button("Captions")).toHaveAttribute("aria-pressed", "false");
  press("с", { code: "KeyC" });
  expect(button("Captions")).toHaveAttribute("aria-pressed", "true");
  expect(press("x")).toBe(true);
  press("X", { shiftKey: true });
  expect(ownAct).toHaveBeenCalledTimes(1);
  press("f");
  expect(region()).toHaveAttribute("data-full", "window");
});

it("fills the window without full screen support, until Escape or until the focus leaves it", () => {
  play();
  fireEvent.click(button("Full screen"));
  expect(region()).toHaveAttribute("data-full", "window");
  fireEvent.focusIn(button("A tool"));
  expect(region()).toHaveAttribute("data-full", "window");
  press("Escape");
  expect(region()).not.toHaveAttribute("data-full");
  fireEvent.click(button("Full screen"));
  fireEvent.focusIn(button("Elsewhere"));
  expect(region()).not.toHaveAttribute("data-full");
  fireEvent.click(button("Full screen"));
  fireEvent.click(button("Leave full screen"));
  expect(region()).not.toHaveAttribute("data-full");
});

it("uses full screen if supported, and follows its end", async () => {
  const request = jest.fn(async () => undefined);
  Object.assign(document, { fullscreenEnabled: true });
  Element.prototype.requestFullscreen = request;
  play();
  fireEvent.click(button("Full screen"));
  expect(request).toHaveBeenCalledTimes(1);
  Object.assign(document, { fullscreenElement: region() });
  fireEvent(document, new Event("fullscreenchange"));
  expect(region()).toHaveAttribute("data-full", "screen");
  // In real full screen the browser handles Escape.
  press("Escape");
  expect(region()).toHaveAttribute("data-full", "screen");
  Object.assign(document, { fullscreenElement: null });
  fireEvent(document, new Event("fullscreenchange"));
  expect(button("Full screen")).toBeVisible();
  request.mockRejectedValueOnce(new Error("refused"));
  await act(async () => fireEvent.click(button("Full screen")));
  expect(region()).toHaveAttribute("data-full", "window");
  Object.assign(document, { fullscreenEnabled: false });
});
