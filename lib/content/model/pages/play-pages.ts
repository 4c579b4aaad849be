import type { PageRow } from "./page-row";
import { guessPath, ownUnitPath, penlightPath, songSorterPath, sorterPath } from "./paths";

export const PLAY_PAGES = {
  guess: {
    path: guessPath,
    sections: ["past", "friend"],
    searchWords:
      "guess; guessing game; idol of the day; wordle; quiz; game; games; daily; クイズ; ゲーム; 猜謎",
    exploreRoom: {
      id: "arcade",
      title: "Guess the idol",
      about: "One idol a day to guess.",
      drawing: "arcade",
    },
  },
  sorter: {
    path: sorterPath,
    searchWords: "sort; sorting; ranking; favourite; favorite; bias; ソート; 排序",
    exploreRoom: { in: "arcade", title: "Who is your number one?" },
  },
  songSorter: {
    path: songSorterPath,
    searchWords: "song sorter; sort songs; ranking of songs; favourite song; favorite song; ソート",
    exploreRoom: { in: "arcade", title: "Which song is your number one?" },
  },
  penlight: {
    path: penlightPath,
    searchWords: "penlights; light stick; lightstick; glow stick; 螢光棒; ペンライト; サイリウム",
    exploreRoom: { in: "arcade", title: "Penlight" },
  },
  ownUnit: {
    path: ownUnitPath,
    searchWords: "own unit; dream unit; poster; wallpaper; ユニット; 組合; 壁紙",
    exploreRoom: { in: "arcade", title: "Your unit" },
  },
} as const satisfies Record<string, PageRow>;
