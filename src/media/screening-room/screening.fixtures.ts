import { readdirSync, readFileSync } from "node:fs";
import type { Character, Unit, VideoList } from "#content/types";
import type { ContributedFilm, Film, ScreeningCatalogue } from "./screening-catalogue";

const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(`test/content/${path}`, "utf8")) as Content;
const readAll = <Content>(folder: string): Content[] =>
  readdirSync(`test/content/${folder}`).map((name) => readJson<Content>(`${folder}/${name}`));

const imageData = {
  layout: "constrained" as const,
  width: 3,
  height: 4,
  images: {
    sources: [{ srcSet: "/still-160.avif 160w,\n/still-320.avif 320w", type: "image/avif" }],
    fallback: { src: "/still-160.webp" },
  },
};

/** A film on another host; test/content has none. */
export const hostedFilm: Film = {
  id: "elsewhere",
  kind: "hosted",
  title: "A film of others",
  titleJa: null,
  about: "Someone filmed it and put it where it can be seen.",
  unit: "fine",
  cast: [],
  seconds: 90,
  opening: null,
  ending: null,
  cover: "",
  target: "https://www.example.org/watch",
};

/** A film by a fan; test/content has none. */
export const fanFilm: ContributedFilm = {
  id: "kitchen-dance",
  title: "Kitchen dance",
  author: "A fan",
  about: "Five friends dance the whole of it in a kitchen.",
  unit: null,
  seconds: 61,
  published: "2026-02-03",
  cover: "",
  target: "https://example.org/kitchen",
};

/** A film of a unit without one in test/content. */
export const spriFilm: Film = {
  id: "spri",
  kind: "reel",
  title: "Dear princess",
  titleJa: null,
  about: "Two princes write a letter, and each corrects the other’s.",
  unit: "spri",
  cast: [10081, 10083],
  seconds: 27,
  opening: "In which a letter is begun",
  ending: "The letter was sent. To whom?",
  cover: "",
  target: "/explore/media?film=spri",
};

/** A long film of three units, with more scenes than the camera has moves; a beat is a second. */
export const longFilm: Film = {
  id: "two-by-two",
  kind: "reel",
  title: "Two by two",
  titleJa: null,
  about: "Four pairs come on board, and no one has counted them.",
  unit: null,
  cast: [4, 8, 22, 27, 6, 19, 301, 308],
  seconds: 64,
  opening: "In which it begins to rain",
  ending: "It has stopped raining.",
  cover: "",
  target: "/explore/media?film=two-by-two",
};

/** The programme of test/content in the shape of the page's query, with empty pictures. */
export const catalogue: ScreeningCatalogue = {
  films: readJson<VideoList>("api/video-list.json").list.map((film) => ({
    ...film,
    titleJa: film.titleJa ?? null,
    unit: film.unit ?? null,
    opening: film.opening ?? null,
    ending: film.ending ?? null,
  })),
  contributed: [],
  units: readAll<Unit>("units").map(({ id, name, display }) => ({
    id,
    name,
    office: { id: "sp" },
    display: { leadEn: display.leadEn, widePicture: { imageData } },
  })),
  storyboards: ["fine"],
  performers: readAll<Character>("characters").map(({ id, cname, name, catch: line, unit }) => ({
    id,
    cname,
    name,
    catch: line,
    unit,
    actingPicture: { imageData },
    facePicture: { small: imageData },
  })),
};

export function filmOf(id: string): Film {
  const film = catalogue.films.find((one) => one.id === id);
  if (!film) throw new Error(`There is no film ${id}.`);
  return film;
}
