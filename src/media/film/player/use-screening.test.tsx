import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { FILM } from "../film.fixtures";
import { useScreening } from "./use-screening";

/** Duration of the curtain, and one frame more. */
const OPENING = 1300;

let setIntersecting: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: false })) as never;
  window.ResizeObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  window.IntersectionObserver = class {
    constructor(told: (entries: object[]) => void) {
      setIntersecting = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  HTMLCanvasElement.prototype.getContext = () => null;
});

afterEach(() => jest.useRealTimers());

function screening() {
  const stage = document.createElement("div");
  const player = document.createElement("section");
  player.append(stage);
  const store = createRootStore({ storage: null });
  const needs = {
    film: FILM,
    reel: undefined,
    stage: { current: stage },
    canvas: { current: document.createElement("canvas") },
    isByHand: false,
    track: () => undefined,
  };
  const { result, unmount } = renderHook(() => useScreening(needs), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  });
  const reveal = () => {
    act(() => store.playMovie.loading.endWait());
    jest.advanceTimersByTime(100);
  };
  return { playback: result.current, reveal, unmount };
}

it("begins the film once the curtains are gone", () => {
  const { playback, reveal, unmount } = screening();
  jest.advanceTimersByTime(OPENING);
  expect(playback.isPlaying).toBe(false);
  reveal();
  expect(playback.isPlaying).toBe(false);
  jest.advanceTimersByTime(OPENING);
  expect(playback.isPlaying).toBe(true);
  unmount();
  expect(playback.isPlaying).toBe(false);
});

it.each<[string, (playback: ReturnType<typeof screening>["playback"]) => void]>([
  ["goes to another frame", ({ seek }) => seek(50)],
  ["plays and pauses", ({ play, pause }) => [play(), pause()]],
  ["goes to another frame and back", ({ seek }) => [seek(2), seek(1)]],
])("does not start the film if the visitor %s while the curtain opens", (_, touch) => {
  const { playback, reveal } = screening();
  reveal();
  touch(playback);
  jest.advanceTimersByTime(OPENING);
  expect(playback.isPlaying).toBe(false);
});

it("does not start a film out of view, and pauses one that scrolls out", () => {
  const unseen = screening();
  setIntersecting(false);
  unseen.reveal();
  jest.advanceTimersByTime(OPENING);
  expect(unseen.playback.isPlaying).toBe(false);
  unseen.unmount();
  const left = screening();
  left.reveal();
  jest.advanceTimersByTime(OPENING);
  expect(left.playback.isPlaying).toBe(true);
  setIntersecting(false);
  expect(left.playback.isPlaying).toBe(false);
});
