import { act, fireEvent, render, screen } from "@testing-library/react";
import { catalogue, filmOf, longFilm } from "../screening.fixtures";
import ReelPlayer from "./reel-player";

const matches = { reduced: false };
const show = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom does not load pictures.
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  window.matchMedia = (() => ({ matches: matches.reduced })) as never;
  matches.reduced = false;
  show.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const play = (film = filmOf("2wink")) =>
  render(<ReelPlayer film={film} catalogue={catalogue} next={{ title: "The next one", show }} />);
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const button = (name: string) => screen.getByRole("button", { name });
const place = () => screen.getByRole<HTMLInputElement>("slider", { name: "Place in the film" });
const shown = () => document.querySelector<HTMLElement>("[data-shown]");
const press = (key: string) => fireEvent.keyDown(place(), { key });

test("the film runs from the moment in which it appears, scene by scene", () => {
  play();
  expect(button("Pause")).toHaveFocus();
  expect(shown()).toHaveTextContent("Which one was that?");
  expect(screen.getByRole("status")).toHaveTextContent("In which two pass for one, twice");
  pass(8);
  expect(shown()).toHaveTextContent("Hinata Aoi 2wink");
  expect(screen.getByRole("status")).toHaveTextContent("Hinata Aoi.");
  expect(place().valueAsNumber).toBeCloseTo(8, 0);
  expect(place()).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/^[78] seconds of 27 seconds$/),
  );
});

test("moves the camera, except with reduced motion", () => {
  const move = () => {
    const { unmount } = play();
    pass(9);
    const before = shown()?.querySelector("img")?.style.transform;
    pass(1);
    const after = shown()?.querySelector("img")?.style.transform;
    unmount();
    return before !== after;
  };
  expect(move()).toBe(true);
  matches.reduced = true;
  expect(move()).toBe(false);
});

test("arrows go by five seconds, and captions can be turned off", () => {
  play();
  press(" ");
  pass(5);
  expect(place().valueAsNumber).toBe(0);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) press(key);
  expect(place().valueAsNumber).toBe(5);
  press("ArrowRight");
  expect(shown()).toHaveTextContent("Hinata Aoi");
  press("c");
  expect(shown()).not.toHaveTextContent("Hinata Aoi");
});

test("after the end the next reel is offered, and this one can be played again", () => {
  play();
  expect(screen.queryByRole("button", { name: /Next reel/ })).toBeNull();
  fireEvent.change(place(), { target: { value: "27" } });
  pass(1);
  fireEvent.click(button("Next reel: The next one"));
  expect(show).toHaveBeenCalledTimes(1);
  fireEvent.click(button("Play again"));
  pass(1);
  expect(shown()).toHaveTextContent("Which one was that?");
});

test("pictures are fetched a little before they are seen, and no earlier", () => {
  play(longFilm);
  const pictures = () => document.querySelectorAll("img").length;
  expect(pictures()).toBe(1);
  pass(5);
  expect(pictures()).toBe(1);
  pass(4);
  expect(pictures()).toBe(2);
});

test("with data saving the smallest pictures are loaded", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  play();
  expect(document.querySelector("source")).toHaveAttribute("sizes", "160px");
  Reflect.deleteProperty(navigator, "connection");
});
