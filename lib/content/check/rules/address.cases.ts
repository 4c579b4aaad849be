import type { BrokenCase, SoundCase } from "../../testing/broken-content";

const SITE = "site.json";
const CAMPAIGN = "campaigns/spri_debut.json";

/** An address in the menu. */
const broken = (target: string, ...says: string[]): BrokenCase => ({
  what: `the address ${JSON.stringify(target)}`,
  breaks: (content) => content.edit(SITE, { "menu.1.target": target }),
  file: SITE,
  at: `"target": ^${JSON.stringify(target)}`,
  rule: "address",
  says,
});

const outside = (address: string, ...says: string[]): BrokenCase => ({
  what: `the address ${JSON.stringify(address)} outside`,
  breaks: (content) => content.edit(SITE, { "links.video": address }),
  file: SITE,
  at: `"video": ^${JSON.stringify(address)}`,
  rule: "address",
  says,
});

const shownFile = (file: string, place: string, value: string, ...says: string[]): BrokenCase => ({
  what: `${place} of ${file} is ${JSON.stringify(value)}`,
  breaks: (content) => content.edit(file, { [place]: value }),
  file,
  at: `"${place.split(".").at(-1)}": ^${JSON.stringify(value)}`,
  rule: "address",
  says,
});

export const cases: BrokenCase[] = [
  broken("/explore/unitz", "there is no such page", 'did you mean "/explore/units"?'),
  broken("/explore/units/fyne", 'did you mean "/explore/units/fine"?'),
  broken("/explore/units/characters/esuu", 'did you mean "/explore/units/characters/esu"?'),
  broken("/404", "there is no such page"),
  broken("/Explore", 'did you mean "/explore"?'),
  broken("/#newz", '"/" has no section "newz"', 'did you mean "/#news"?'),
  broken("/spri_debut#the-cort", 'did you mean "/spri_debut#the-court"?'),
  broken("/information#2024-spri", 'has no section "2024-spri"', "2024-spri-debut"),
  broken("/privacy#your-right", 'did you mean "/privacy#your-rights"?'),
  broken("/download#top", 'has no section "top"', "the address without a #"),
  broken("/explore/media?film=fien", 'there is no film "fien"', "?film=fine"),
  broken("/explore/media?film=fine&film=fien", 'there is no film "fien"'),
  broken("/features/song.svg", "no file static/features/song.svg", '"/features/songs.svg"?'),
  broken("/explore/", "a slash too many", 'did you mean "/explore"?'),
  broken("/explore//units", "a slash too many", 'did you mean "/explore/units"?'),
  broken("//example.org", "which browsers take for an address outside"),
  broken("/\\example.org", "a character that no address has"),
  broken("/../download", "which climbs to another folder"),
  broken("/%2e%2E/download", "which climbs to another folder"),
  broken("/explore/%2e", "which climbs to another folder"),
  broken("/explore%2funits", "hides a slash"),
  broken("/explore%00", "hides a slash or a control character"),
  broken("/100%", "in which a % begins no character"),
  broken("/%ff", "in which a % begins no character"),
  broken("/#news#news", "which has two #"),
  broken("/exp\u200blore", "a character that nobody sees", 'did you mean "/explore"?'),
  broken("/\u202eerolpxe", "a character that nobody sees"),
  broken("/\u2066explore", "a character that nobody sees"),
  broken("/explore\u0007", "a character that nobody sees"),
  broken("/<b>", "a character that no address has"),
  outside("https://user:pass@example.org/", "the name of a user or a password"),
  outside("https://example.org@evil.example/", "the name of a user or a password"),
  outside("https://.", "whose host is none of the internet"),
  outside("https://[::1", "which is no address"),
  outside("https://[::1]/", "whose host is none of the internet"),
  outside("https:///example.org", "whose host is none of the internet"),
  outside("https://localhost/", "whose host is none of the internet"),
  outside("https://127.0.0.1/", "whose host is none of the internet"),
  outside("https://0x7f.1/", "whose host is none of the internet"),
  outside("https://example", "whose host is none of the internet"),
  outside("https://-a.example", "whose host is none of the internet"),
  outside("https://exa%6dple.org", "whose host is none of the internet"),
  outside("https://files.test/", "whose host is none of the internet"),
  outside("https://printer.local/", "whose host is none of the internet"),
  outside("https://example.org:0/", "whose host is none of the internet"),
  outside("https://ex\u0430mple.org/", "mixes letters of two scripts"),
  outside("https://example.org:99999/", "which is no address"),
  outside("https://example.org/\u200f", "a character that nobody sees"),
  outside("https://example.org/%zz", "in which a % begins no character"),
  ...[
    "https://.",
    "https://localhost",
    "https://a@example.org",
    "https://Example.org",
    "https://a.org:443",
  ].map(
    (address): BrokenCase => ({
      what: `the site at ${address}`,
      breaks: (content) => content.edit(SITE, { address }),
      file: SITE,
      at: `"address": ^"${address}"`,
      rule: "address",
      says: [`address is "${address}"`],
    }),
  ),
  {
    what: "a button that leads to no section of its own page",
    breaks: (content) =>
      content.replace(CAMPAIGN, '"target": "/explore/units/spri"', '"target": "#the-cort"'),
    file: CAMPAIGN,
    at: '"target": ^"#the-cort"',
    rule: "address",
    says: ["blocks, item 1, button.target", 'has no section "the-cort"', '"#the-court"'],
  },
  {
    what: "a notice that leads to no page",
    breaks: (content) => content.edit("api/activity-list.json", { "0.target": "/spri_debu" }),
    file: "api/activity-list.json",
    at: '"target": ^"/spri_debu"',
    rule: "address",
    says: ["there is no such page", 'did you mean "/spri_debut"?'],
  },
  {
    what: "a link of another edition that is no address",
    breaks: (content) => content.edit(SITE, { "languages.1.address": "https://." }),
    file: SITE,
    at: '"address": ^"https://."',
    rule: "address",
    says: ["whose host is none of the internet"],
  },
  ...["codeUrl", "homeImgUrl", "homeSpImgUrl"].flatMap((place) => [
    shownFile("api/source-url.json", place, "/none.png", "no file static/none.png"),
    shownFile("api/source-url.json", place, "/explore", "which is no picture"),
    shownFile("api/source-url.json", place, "https://example.org/a.png", "not on this site"),
  ]),
  ...["homeVideoUrl", "homeSpVideoUrl"].flatMap((place) => [
    shownFile("api/source-url.json", place, "/icon.svg", "which is no film"),
    shownFile("api/source-url.json", place, "/film/hom.mp4", 'did you mean "/film/home.mp4"?'),
  ]),
  shownFile("api/game-feature-list.json", "0.img", "/features/none.svg", "no file static"),
  shownFile("api/video-list.json", "list.0.cover", "https://a.org/a.jpg", "not on this site"),
];

const ALLOWED = [
  "",
  "/",
  "/main#news",
  "/explore/units?favorites",
  "/explore/units#sp",
  "/explore/units/characters/esu#audition",
  "/4piece/idol#sagiri_esu",
  "/information#2024-spri-debut",
  "/spri_debut#the-court",
  "/explore/media?film=fine",
  "/features/songs.svg",
  "/data/v1/index.json",
  "/data/v1/characters/esu.json",
  "https://example.org/a?b=%E2%98%86#c",
  "https://example.org/%82%A0",
  "https://my_club.example.org/",
  "https://пример.рф/",
  "https://例え.jp/",
  "https://xn--r8jz45g.xn--zckzah/",
];

export const sound: SoundCase[] = ALLOWED.map((target) => ({
  what: `the address ${JSON.stringify(target)}`,
  changes: (content) => content.edit(SITE, { "menu.1.target": target }),
}));
