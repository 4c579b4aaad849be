import type { Build, SizeFigures } from "./figures";

/** A build that took so long. */
export const build = (seconds: number, more: Partial<Build> = {}): Build => ({
  seconds,
  memory: 1.5e9,
  rendered: 3,
  stages: { "run page queries": seconds / 2, "load plugins": 0.1 },
  ...more,
});

/** Builds of a site with so many times the content. */
export const size = (times: number, more: Partial<SizeFigures> = {}): SizeFigures => ({
  times,
  day: "2026-11-22",
  characters: 71 * times,
  records: 250 * times,
  pages: 165 * times,
  builds: {
    cold: build(30 * times, { rendered: 165 * times }),
    warm: build(5, { rendered: 0 }),
    json: build(6 + times),
    picture: build(8.25),
    component: build(11),
  },
  ...more,
});
