import type { ListedSong } from "./song-view";

/** A song of one unit that is in the game. @param own what differs */
export const song = (id: string, own: Partial<ListedSong> = {}): ListedSong => ({
  albumTitle: "First",
  day: (own.year ?? "2020") + "-05-01",
  id,
  title: id,
  path: `/explore/albums/first#${id}`,
  year: "2020",
  series: ["trip"],
  unitIds: ["fine"],
  singers: ["tenshouin_eichi", "hibiki_wataru"],
  act: "",
  isByEveryone: false,
  isInGame: true,
  levels: { easy: "8", normal: "14", hard: "22", expert: "28" },
  by: "fine",
  video: { youtube: "abcdefghijk" },
  credits: ["桑原 聖 (Arte Refact) & FUJI", null],
  ...own,
});

const NO_LEVELS = {};

/** Songs that differ in all that the list is filtered by. */
export const SONGS: readonly ListedSong[] = [
  song("crazy-anthem", { unitIds: ["crazyb"], singers: ["amagi_rinne"], year: "2023" }),
  song("owaranai", {
    title: "終わらない",
    year: "2015",
    levels: { easy: "9", normal: "15", hard: "23", expert: "29+", special: "103" },
  }),
  song("solo", {
    unitIds: [],
    singers: ["amagi_rinne"],
    isInGame: false,
    levels: NO_LEVELS,
    day: undefined,
    year: undefined,
    video: null,
    credits: [],
  }),
  song("stars", { unitIds: [], singers: [], isByEveryone: true, series: [], year: "2020" }),
  song("fusion", {
    act: "Double Face",
    unitIds: ["fine", "crazyb"],
    levels: { expert: "29", special: "30+" },
  }),
];
