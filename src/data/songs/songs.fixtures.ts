import type { ListedSong } from "./listed-songs";

const EICHI = { cname: "tenshouin_eichi", name: "Eichi Tenshouin" };
const RINNE = { cname: "amagi_rinne", name: "Rinne Amagi" };
const LEVELS = { easy: "8", normal: "14", hard: "22", expert: "28", special: null };

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
  units: [{ name: "fine" }],
  singerCharacters: [EICHI, { cname: "hibiki_wataru", name: "Wataru Hibiki" }],
  act: null,
  everyone: null,
  guests: null,
  inGame: true,
  levels: LEVELS,
  by: "fine",
  video: { youtube: "abcdefghijk" },
  credits: { words: "桑原 聖 (Arte Refact) & FUJI", music: null, arrangement: null },
  event: null,
  ...own,
});

/** Songs by id that differ in all that the list is filtered by. */
export const SONGS: readonly ListedSong[] = [
  song("crazy-anthem", { unitIds: ["crazyb"], singerCharacters: [RINNE], year: "2023" }),
  song("fusion", {
    act: "Double Face",
    unitIds: ["fine", "crazyb"],
    levels: { ...LEVELS, expert: "29", special: "30+" },
  }),
  song("owaranai", {
    title: "終わらない",
    year: "2015",
    levels: { ...LEVELS, expert: "29+", special: "103" },
  }),
  song("solo", {
    unitIds: null,
    singerCharacters: [RINNE],
    inGame: null,
    levels: null,
    day: undefined,
    year: undefined,
    video: null,
    credits: null,
  }),
  song("stars", {
    unitIds: null,
    singerCharacters: null,
    everyone: true,
    series: [],
    year: "2020",
  }),
];
