import { MONTHS } from "./months";

/*
 * How one asks for a page, besides by its title. The browser knows these words, parted by semicolons; the index only
 * names the pages.
 */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  "/": "home; home page; start; main page; 首頁; ホーム",
  "/4piece": "audition; 4 piece; オーディション; 試鏡",
  "/4piece/idol": "badges; audition idols",
  "/about": "about; who made this; 關於",
  "/agreement": "terms; terms of service",
  "/appstore": "app store; google play; android; iphone; ios",
  "/birthdays": `birthday; birthday today; birthday list; birthday calendar; bday; calendar; today; 誕生日; 生日; バースデー; 日曆;
    ${MONTHS.flat().join("; ")}`,
  "/convention": "community rules; rules",
  "/download": "download; install; play the game; 下載; ダウンロード",
  "/explore/clubs": "circles; all clubs; club list; 社團; サークル; 部活",
  "/explore/compare":
    "comparison; compare two idols; compare characters; height comparison; versus; side by side; 比較",
  "/explore/everybody": `everybody; everyone; all idols; all characters; characters; idols; cast; 全員;
    所有角色; キャラクター`,
  "/explore/media": `film; films; movie; movies; video; videos; music video; media; trailer; cinema; 電影;
    動画; 映像`,
  "/explore/units": "members; explorer; groups",
  "/explore/units/characters": "everybody; everyone; all idols; characters; idols; cast; wall",
  "/explore/units/list": "units; groups; unit list; 團體; ユニット",
  "/flowerstand": "flowers; 花籃; フラスタ",
  "/flowerstand/maker": "make a flower stand; stand editor; editor",
  "/flowerstand/share": "gallery; flower stands; exhibition; stands; 展覽",
  "/information": `notice; notices; news; event; events; announcements; updates; お知らせ; ニュース; イベント;
    公告; 活動`,
  "/ip-standard": "copyright; guidelines",
  "/play/guess": `guess; guessing game; idol of the day; wordle; quiz; game; games; daily; クイズ; ゲーム;
    猜謎`,
  "/play/penlight":
    "penlights; light stick; lightstick; glow stick; 螢光棒; ペンライト; サイリウム",
  "/play/sorter": "sort; sorting; ranking; favourite; favorite; bias; ソート; 排序",
  "/playmovie_campaign": "play movie; movie campaign",
  "/privacy": "privacy; data protection; 隱私",
  "/sdk": "packages; open source; licences; licenses; credits",
  "/timeline": "time line; history; years; chronology; 年表; 時間軸",
};

/** How one asks for the page at an address. */
export const pageWords = (path: string): readonly string[] =>
  PAGE_WORDS[path.replace(/(?<=.)\/$/, "")]?.split(/;\s+/) ?? [];
