import type { PageRow } from "./page-row";
import { guessPath, ownUnitPath, penlightPath, songSorterPath, sorterPath } from "./paths";

export const PLAY_PAGES = {
  guess: {
    path: guessPath,
    sections: ["past", "friend"],
    words:
      "guess; guessing game; idol of the day; wordle; quiz; game; games; daily; クイズ; ゲーム; 猜謎",
    room: {
      id: "arcade",
      title: "Guess the idol",
      about: "One idol a day to guess.",
      drawing: "arcade",
    },
  },
  sorter: {
    path: sorterPath,
    words: "sort; sorting; ranking; favourite; favorite; bias; ソート; 排序",
    room: { in: "arcade", title: "Who is your number one?" },
  },
  songSorter: {
    path: songSorterPath,
    words: "song sorter; sort songs; ranking of songs; favourite song; favorite song; ソート",
    room: { in: "arcade", title: "Which song is your number one?" },
  },
  penlight: {
    path: penlightPath,
    words: "penlights; light stick; lightstick; glow stick; 螢光棒; ペンライト; サイリウム",
    room: { in: "arcade", title: "Penlight" },
  },
  ownUnit: {
    path: ownUnitPath,
    words: "own unit; dream unit; poster; wallpaper; ユニット; 組合; 壁紙",
    room: { in: "arcade", title: "Your unit" },
  },
} as const satisfies Record<string, PageRow>;
