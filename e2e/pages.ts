import { written } from "./answers";
import {
  CONTESTANT,
  CONTESTANT_PAGE,
  FIGURE,
  LARGE_UNIT,
  LEADER,
  NEWCOMER,
  NEWCOMER_PAGE,
  SOLO,
  theFirst,
} from "./cast";
import { campaignWith, characterById, content, notices } from "./content";

const UNITS = "/explore/units";
const PEOPLE = `${UNITS}/characters`;
const FILMS = written("video-list").list;

const oneName = theFirst(
  "idol of one name",
  content.characters.filter(
    ({ name, unit }) => !["other", "4piece", NEWCOMER.unit].includes(unit) && !name.includes(" "),
  ),
);
const unknown = theFirst(
  "figure without facts",
  content.characters.filter(
    ({ id, profile }) => id !== FIGURE.id && profile.birthday === "-" && profile.height === "-",
  ),
);
const beside = theFirst(
  "page beside the contestants",
  content.fourPiece.filter(({ role }) => role === "beside"),
);
const REELS = FILMS.filter(({ kind }) => kind === "reel");
const reelOfMany = theFirst(
  "reel of many",
  REELS.filter(({ unit }) => !unit).toSorted(
    ({ cast: one = [] }, { cast: other = [] }) => other.length - one.length,
  ),
).id;
const reelOfUnit = theFirst(
  "reel of a unit",
  REELS.filter(({ unit }) => unit === LARGE_UNIT.id),
).id;
const club = theFirst(
  "club",
  content.clubs.toSorted((one, other) => other.list.length - one.list.length),
);
const [year = "", month] = theFirst("notice", notices.slice(-1)).start.split("-");
const columns = [
  LEADER,
  CONTESTANT,
  ...LARGE_UNIT.list.slice(0, 2).map(characterById),
  NEWCOMER,
  oneName,
  FIGURE,
  unknown,
];

/** One page of each kind, and the odd cases that break layouts: a single name, many members, no facts. */
export const PAGES = {
  home: "/",
  "unit explorer": "/explore/units",
  "unit explorer, many figures": "/explore/units?unit=other",
  favourites: "/explore/units?favorites",
  "all units": "/explore/units/list",
  "all characters": "/explore/units/characters",
  everybody: "/explore/everybody",
  "everybody, sorted out": "/explore/everybody?hair=grey,-white&hand=right&sort=height",
  unit: `${UNITS}/${LARGE_UNIT.id}`,
  "unit of one": `${UNITS}/${SOLO.id}`,
  "unit other": "/explore/units/other",
  "unit of the audition": "/explore/units/4piece",
  character: `${PEOPLE}/${LEADER.cname}`,
  "single-name idol": `${PEOPLE}/${oneName.cname}`,
  newcomer: `${PEOPLE}/${NEWCOMER.cname}`,
  "figure without facts": `${PEOPLE}/${unknown.cname}`,
  agency: `/explore/agencies/${content.offices[0]?.id}`,
  clubs: "/explore/clubs",
  club: `/explore/clubs/${club.key}`,
  campaign: campaignWith("song", "countdown"),
  "campaign with a gallery": campaignWith("gallery", "cards"),
  "campaign with a list of steps": campaignWith("steps", "gallery"),
  "home of another day": campaignWith("cast", "notices", "countdown"),
  "april stage": campaignWith("april-stage"),
  "stage upside down": campaignWith("upside-down"),
  fireworks: campaignWith("fireworks"),
  growth: campaignWith("growth"),
  "profile sheets": campaignWith("profile-sheets"),
  "stamp rally": campaignWith("stamp-rally"),
  trip: `/${content.trips[2]?.id}`,
  "audition idol": `/4piece/idol/${CONTESTANT_PAGE.slug}`,
  explore: "/explore",
  guess: "/play/guess",
  sorter: "/play/sorter",
  penlight: "/play/penlight",
  compare: "/explore/compare",
  "compare, eight and the visitor": `/explore/compare?${columns.map(({ cname }, place) => `${"abcdefgh"[place]}=${cname}`).join("&")}&you=165`,
  media: "/explore/media",
  "media, a film and a unit": `/explore/media?unit=${LARGE_UNIT.id}&film=${reelOfMany}`,
  storyboard: `/explore/media/${reelOfUnit}`,
  "storyboard of many": `/explore/media/${reelOfMany}`,
  information: "/information",
  "notices of a half-year": `/information/${year}-${Number(month) < 7 ? 1 : 2}`,
  birthdays: "/birthdays",
  timeline: "/timeline",
  "timeline of a unit": `/timeline?unit=${LARGE_UNIT.id}`,
  download: "/download",
  "information, filtered": "/information?kind=debut",
  audition: "/4piece",
  "idols of the audition": "/4piece/idol",
  film: "/playmovie_campaign",
  "newcomer in the audition": `/4piece/idol/${NEWCOMER_PAGE.slug}`,
  "beside the contestants": `/4piece/idol/${beside.slug}`,
  appstore: "/appstore",
  credits: "/sdk",
  "legal page": "/privacy",
  "legal page with a long title": "/children-notice",
  "flower stand": "/flowerstand",
  maker: "/flowerstand/maker",
  exhibition: "/flowerstand/share",
  "stand up close": "/flowerstand/share/detail",
  "page not found": "/404",
  // Pages that begin so have another frame.
  "no route": "/flowerstand/nowhere",
  "offline page": "/offline",
} as const;
