import type { PageRow } from "./page-row";
import {
  birthdaysPath,
  characterListPath,
  clubsPath,
  comparePath,
  everybodyPath,
  exhibitionPath,
  explorePath,
  filmPath,
  flowerStandPath,
  fourPieceIdolsPath,
  fourPiecePath,
  informationPath,
  makerPath,
  mediaPath,
  songsPath,
  standPath,
  timelinePath,
  unitListPath,
  unitsPath,
} from "./paths";
import { PLAY_PAGES } from "./play-pages";

/** The pages of src/pages, with the rooms of `/explore` in their order. */
export const FIXED_PAGES = {
  media: {
    path: mediaPath,
    sections: ["house", "reels", "now-showing", "contributed", "by-fans"],
    words:
      "film; films; movie; movies; video; videos; music video; media; trailer; cinema; 電影; 動画; 映像",
    room: {
      id: "booth",
      title: "Screening room",
      about: "Silent films of our own, a reel for every unit.",
      drawing: "projector",
    },
  },
  "units-list": {
    path: unitListPath,
    scripts: "on-use",
    sectionsOf: ["officeIds"],
    words: "units; groups; unit list; 團體; ユニット",
    room: {
      id: "flies",
      title: "All units",
      about: "All units on one list. On wide screens it opens the explorer.",
    },
  },
  units: {
    path: unitsPath,
    lateSheets: ["ui/primitives/dialog/dialog.module.css"],
    sectionsOf: ["officeIds"],
    words: "members; explorer; groups",
    room: {
      id: "stage",
      title: "Unit members",
      about: "The main stage: agencies, units, idols, and your favourites.",
      drawing: "curtains",
    },
  },
  everybody: {
    path: everybodyPath,
    words:
      "everybody; everyone; all idols; all characters; characters; idols; cast; 全員; 所有角色; キャラクター",
    room: {
      id: "dressing",
      title: "All characters",
      about: "The dressing rooms: sort them out by hair, hand, height or club.",
    },
  },
  "units-characters": {
    path: characterListPath,
    words: "everybody; everyone; all idols; characters; idols; cast; wall",
  },
  clubs: {
    path: clubsPath,
    scripts: "on-use",
    words: "circles; all clubs; club list; 社團; サークル; 部活",
    room: { in: "dressing", title: "Clubs" },
  },
  compare: {
    path: comparePath,
    sections: ["facts", "differences", "common", "everybody"],
    words:
      "comparison; compare two idols; compare characters; height comparison; versus; side by side; 比較",
    room: { in: "dressing", title: "Compare" },
  },
  birthdays: {
    path: birthdaysPath,
    sections: ["wheel", "next", "twin", "shared", "year", "calendars"],
    words:
      "birthday; birthday today; birthday list; birthday calendar; bday; calendar; today; 誕生日; 生日; バースデー; 日曆",
    room: { in: "dressing", title: "Birthdays" },
  },
  "four-piece": {
    path: fourPiecePath,
    scripts: "on-use",
    lateSheets: [
      "campaigns/four-piece/parts/venue-ground.module.css",
      "ui/primitives/card/card.module.css",
      "ui/primitives/rays/rays.module.css",
    ],
    sections: ["audition", "final-day", "after"],
    words: "audition; 4 piece; オーディション; 試鏡",
    room: {
      id: "audition",
      title: "4piece",
      about: "The audition: four tours, and everyone who stood in them.",
      drawing: "audition",
    },
  },
  "four-piece-idols": {
    path: fourPieceIdolsPath,
    scripts: "on-use",
    sectionsOf: ["venueIds", "fourPieceSlugs"],
    words: "badges; audition idols",
    room: { in: "audition", title: "Its idols" },
  },
  information: {
    path: informationPath,
    sections: ["notices"],
    sectionsOf: ["noticeIds"],
    words:
      "notice; notices; news; event; events; announcements; updates; お知らせ; ニュース; イベント; 公告; 活動",
    room: {
      id: "lobby",
      title: "Notice board",
      about: "Every event, album and debut, newest first.",
      drawing: "board",
    },
  },
  timeline: {
    path: timelinePath,
    words: "time line; history; years; chronology; 年表; 時間軸",
    room: { in: "lobby", title: "Timeline" },
  },
  download: {
    path: "/download",
    layout: "footer-only",
    paints: [],
    words: "download; install; play the game; 下載; ダウンロード",
    room: {
      id: "office",
      title: "Get the game",
      about: "Where to get it. The game is free.",
      drawing: "office",
    },
  },
  film: {
    path: filmPath,
    layout: "playMovie",
    sections: ["film", "storyboard", "stubs", "poster", "standings"],
    words: "play movie; movie campaign",
    room: {
      id: "premiere",
      title: "Leave a light on",
      about: "A film of a hundred frames, to turn by hand.",
      drawing: "premiere",
    },
  },
  "flower-stand": {
    path: flowerStandPath,
    layout: "flowerstand",
    sections: ["how", "rules", "hanging"],
    words: "flowers; 花籃; フラスタ",
    room: {
      id: "street",
      title: "Flower stand",
      about: "Send flowers to the door: arrange a stand of your own.",
      drawing: "stand",
    },
  },
  maker: {
    path: makerPath,
    layout: "flowerstand",
    words: "make a flower stand; stand editor; editor",
    room: { in: "street", title: "Workshop" },
  },
  exhibition: {
    path: exhibitionPath,
    layout: "flowerstand",
    sections: ["yours"],
    words: "gallery; flower stands; exhibition; stands; 展覽",
    room: { in: "street", title: "Exhibition" },
  },
  stand: { path: standPath, layout: "flowerstand", paints: [] },
  songs: {
    path: songsPath,
    scripts: "on-use",
    isLong: true,
    sectionsOf: ["songIds"],
    words:
      "songs; song; music; discography; albums; album; CD; singles; tracks; charts; levels; 歌曲; 楽曲; アルバム; 専輯",
    room: {
      id: "listening",
      title: "Songs",
      about: "Every song and album: who sings, who wrote it, how hard its charts are.",
      drawing: "turntable",
    },
  },
  ...PLAY_PAGES,
  sdk: {
    path: "/sdk",
    layout: "blank",
    scripts: "on-use",
    paints: [],
    words: "packages; open source; licences; licenses; credits",
    room: { in: "cellar", title: "End credits" },
  },
  appstore: {
    path: "/appstore",
    layout: "blank",
    paints: [],
    words: "app store; google play; android; iphone; ios",
    room: { in: "cellar", title: "App stores" },
  },
  explore: { path: explorePath, scripts: "on-use", sections: ["cellar", "trips", "archive"] },
  offline: { path: "/offline", paints: [] },
  "not-found": { path: "/404", isUnlinked: true },
} as const satisfies Record<string, PageRow>;
