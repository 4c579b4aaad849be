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
    searchWords:
      "film; films; movie; movies; video; videos; music video; media; trailer; cinema; 電影; 動画; 映像",
    exploreRoom: {
      id: "booth",
      title: "Screening room",
      about: "Silent films of our own, a reel for every unit.",
      drawing: "projector",
    },
  },
  "units-list": {
    path: unitListPath,
    scripts: "on-use",
    recordSections: ["officeIds"],
    searchWords: "units; groups; unit list; 團體; ユニット",
    exploreRoom: {
      id: "flies",
      title: "All units",
      about: "All units on one list. On wide screens it opens the explorer.",
    },
  },
  units: {
    path: unitsPath,
    lateSheets: ["ui/primitives/dialog/dialog.module.css"],
    recordSections: ["officeIds"],
    searchWords: "members; explorer; groups",
    exploreRoom: {
      id: "stage",
      title: "Unit members",
      about: "The main stage: agencies, units, idols, and your favourites.",
      drawing: "curtains",
    },
  },
  everybody: {
    path: everybodyPath,
    searchWords:
      "everybody; everyone; all idols; all characters; characters; idols; cast; 全員; 所有角色; キャラクター",
    exploreRoom: {
      id: "dressing",
      title: "All characters",
      about: "The dressing rooms: sort them out by hair, hand, height or club.",
    },
  },
  "units-characters": {
    path: characterListPath,
    searchWords: "everybody; everyone; all idols; characters; idols; cast; wall",
  },
  clubs: {
    path: clubsPath,
    scripts: "on-use",
    searchWords: "circles; all clubs; club list; 社團; サークル; 部活",
    exploreRoom: { in: "dressing", title: "Clubs" },
  },
  compare: {
    path: comparePath,
    sections: ["facts", "differences", "common", "everybody"],
    searchWords:
      "comparison; compare two idols; compare characters; height comparison; versus; side by side; 比較",
    exploreRoom: { in: "dressing", title: "Compare" },
  },
  birthdays: {
    path: birthdaysPath,
    sections: ["wheel", "next", "twin", "shared", "year", "calendars"],
    searchWords:
      "birthday; birthday today; birthday list; birthday calendar; bday; calendar; today; 誕生日; 生日; バースデー; 日曆",
    exploreRoom: { in: "dressing", title: "Birthdays" },
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
    searchWords: "audition; 4 piece; オーディション; 試鏡",
    exploreRoom: {
      id: "audition",
      title: "4piece",
      about: "The audition: four tours, and everyone who stood in them.",
      drawing: "audition",
    },
  },
  "four-piece-idols": {
    path: fourPieceIdolsPath,
    scripts: "on-use",
    recordSections: ["venueIds", "fourPieceSlugs"],
    searchWords: "badges; audition idols",
    exploreRoom: { in: "audition", title: "Its idols" },
  },
  information: {
    path: informationPath,
    sections: ["notices"],
    recordSections: ["noticeIds"],
    searchWords:
      "notice; notices; news; event; events; announcements; updates; お知らせ; ニュース; イベント; 公告; 活動",
    exploreRoom: {
      id: "lobby",
      title: "Notice board",
      about: "Every event, album and debut, newest first.",
      drawing: "board",
    },
  },
  timeline: {
    path: timelinePath,
    searchWords: "time line; history; years; chronology; 年表; 時間軸",
    exploreRoom: { in: "lobby", title: "Timeline" },
  },
  download: {
    path: "/download",
    layout: "footer-only",
    colorAttributes: [],
    searchWords: "download; install; play the game; 下載; ダウンロード",
    exploreRoom: {
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
    searchWords: "play movie; movie campaign",
    exploreRoom: {
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
    searchWords: "flowers; 花籃; フラスタ",
    exploreRoom: {
      id: "street",
      title: "Flower stand",
      about: "Send flowers to the door: arrange a stand of your own.",
      drawing: "stand",
    },
  },
  maker: {
    path: makerPath,
    layout: "flowerstand",
    searchWords: "make a flower stand; stand editor; editor",
    exploreRoom: { in: "street", title: "Workshop" },
  },
  exhibition: {
    path: exhibitionPath,
    layout: "flowerstand",
    sections: ["yours"],
    searchWords: "gallery; flower stands; exhibition; stands; 展覽",
    exploreRoom: { in: "street", title: "Exhibition" },
  },
  stand: { path: standPath, layout: "flowerstand", colorAttributes: [] },
  songs: {
    path: songsPath,
    scripts: "on-use",
    isLongList: true,
    recordSections: ["songIds"],
    searchWords:
      "songs; song; music; discography; albums; album; CD; singles; tracks; charts; levels; 歌曲; 楽曲; アルバム; 専輯",
    exploreRoom: {
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
    colorAttributes: [],
    searchWords: "packages; open source; licences; licenses; credits",
    exploreRoom: { in: "cellar", title: "End credits" },
  },
  appstore: {
    path: "/appstore",
    layout: "blank",
    colorAttributes: [],
    searchWords: "app store; google play; android; iphone; ios",
    exploreRoom: { in: "cellar", title: "App stores" },
  },
  explore: { path: explorePath, scripts: "on-use", sections: ["cellar", "trips", "archive"] },
  offline: { path: "/offline", colorAttributes: [] },
  "not-found": { path: "/404", isUnlinked: true },
} as const satisfies Record<string, PageRow>;
