import type { Film } from "./film";

const still = {
  layout: "constrained" as const,
  width: 960,
  height: 540,
  images: { sources: [], fallback: { src: "/still.webp" } },
};

const chapter = (number: number, firstFrame: number, lastFrame: number) => ({
  id: `part-${number}`,
  number,
  title: `Part ${number}`,
  caption: `What happens in part ${number}.`,
  alt: `A still of part ${number}.`,
  firstFrame,
  lastFrame,
  widePicture: { imageData: still },
});

export const FILM: Film = {
  title: "A film",
  frames: 100,
  manifest: "/playmovie/manifest.json",
  chapters: [chapter(1, 1, 40), chapter(2, 41, 60), chapter(3, 61, 100)],
};

export const STILL = still;
