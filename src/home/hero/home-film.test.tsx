import { act, fireEvent, render, screen } from "@testing-library/react";
import { HomeFilm } from "./home-film";

const NONE = { homeVideoUrl: "", homeSpVideoUrl: "", homeImgUrl: "", homeSpImgUrl: "" };
const FILM = {
  ...NONE,
  homeVideoUrl: "/film.mp4",
  homeSpVideoUrl: "/phone.mp4",
  homeImgUrl: "/a.jpg",
};

const play = jest.fn(async () => {});

beforeEach(() => {
  play.mockClear();
  HTMLMediaElement.prototype.play = play;
  window.matchMedia = (() => ({ matches: false })) as never;
});

it("plays the film without sound, with a version for phones, a still and controls", () => {
  render(<HomeFilm source={FILM} onFail={() => {}} />);
  const film = screen.getByLabelText<HTMLVideoElement>("Film of the game, without sound");
  expect(film.muted).toBe(true);
  expect(film).toHaveAttribute("controls");
  expect(document.querySelector("picture + video")).toBe(film);
  const sources = [...film.querySelectorAll("source")];
  expect(sources.map((one) => [one.media, one.getAttribute("src")])).toEqual([
    ["(max-width: 1023px)", "/phone.mp4"],
    ["", "/film.mp4"],
  ]);
  expect(play).toHaveBeenCalledTimes(1);
});

it("waits for the visitor with reduced motion", () => {
  window.matchMedia = (() => ({ matches: true })) as never;
  render(<HomeFilm source={FILM} onFail={() => {}} />);
  expect(play).not.toHaveBeenCalled();
});

it("shows the picture if there is no film, with another one on phones", () => {
  const { container } = render(
    <HomeFilm
      source={{ ...NONE, homeImgUrl: "/a.jpg", homeSpImgUrl: "/b.jpg" }}
      onFail={() => {}}
    />,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", "/a.jpg");
  expect(container.querySelector("source")).toHaveAttribute("srcset", "/b.jpg");
});

it("shows a version for phones to all if it is the only one", () => {
  const { container } = render(
    <HomeFilm
      source={{ ...NONE, homeSpVideoUrl: "/phone.mp4", homeSpImgUrl: "/b.jpg" }}
      onFail={() => {}}
    />,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", "/b.jpg");
  expect(container.querySelector("video > :last-child")).toHaveAttribute("src", "/phone.mp4");
});

it("removes a film that fails to load, which would cover the picture", () => {
  const onFail = jest.fn();
  const { container } = render(<HomeFilm source={FILM} onFail={onFail} />);
  const sources = container.querySelectorAll("video source");
  fireEvent.error(sources[0] as Element);
  expect(container.querySelector("video")).not.toBeNull();
  fireEvent.error(sources[1] as Element);
  expect(container.querySelector("video")).toBeNull();
  expect(container.querySelector("img")).toBeVisible();
  expect(onFail).not.toHaveBeenCalled();
});

it("removes a film that times out or breaks off", () => {
  jest.useFakeTimers();
  const { container, unmount } = render(<HomeFilm source={FILM} onFail={() => {}} />);
  expect(container.querySelector("video")).not.toBeNull();
  act(() => jest.advanceTimersByTime(10_000));
  expect(container.querySelector("video")).toBeNull();
  unmount();
  const again = render(<HomeFilm source={FILM} onFail={() => {}} />).container;
  fireEvent.error(again.querySelector("video") as Element);
  expect(again.querySelector("video")).toBeNull();
  jest.useRealTimers();
});

it("keeps a film that waits for the visitor", () => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: true })) as never;
  const { container } = render(<HomeFilm source={FILM} onFail={() => {}} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(container.querySelector("video")).not.toBeNull();
  jest.useRealTimers();
});

it.each([
  ["neither the film nor the picture", FILM, ["video > :last-child", "img"]],
  ["neither the picture nor the film", FILM, ["img", "video > :last-child"]],
  ["no film", { ...NONE, homeVideoUrl: "/film.mp4" }, ["video > :last-child"]],
  ["no picture", { ...NONE, homeImgUrl: "/a.jpg" }, ["img"]],
])("reports that %s can be loaded, once no source is left", (_, source, losses) => {
  const onFail = jest.fn();
  const { container } = render(<HomeFilm source={source} onFail={onFail} />);
  for (const what of losses) {
    expect(onFail).not.toHaveBeenCalled();
    fireEvent.error(container.querySelector(what) as Element);
  }
  expect(onFail).toHaveBeenCalledTimes(1);
});
