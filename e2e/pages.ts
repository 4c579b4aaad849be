import type { PageKind } from "../lib/content/model/pages/page-kinds";
import {
  characterPath,
  clubPath,
  comparePath,
  everybodyPath,
  favoritesPath,
  fourPieceIdolPath,
  informationPath,
  mediaPath,
  storyboardPath,
  songsPath,
  timelinePath,
  unitPath,
  unitsPath,
} from "../lib/content/model/pages/paths";
import { KINDS } from "../test/page-kinds";
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
import { campaignWith, characterById, content } from "./content";

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
const columns = [
  LEADER,
  CONTESTANT,
  ...LARGE_UNIT.list.slice(0, 2).map(characterById),
  NEWCOMER,
  oneName,
  FIGURE,
  unknown,
];

/** First page of each kind, in the order of the plan. */
const firsts = Object.fromEntries(
  [...KINDS].toReversed().map(([path, kind]) => [kind, path]),
) as Record<PageKind, string>;

const chosen = {
  unit: unitPath(LARGE_UNIT.id),
  character: characterPath(LEADER.cname),
  club: clubPath(club.key),
  campaign: campaignWith("song", "countdown"),
  trip: `/${content.trips[2]?.id}`,
  "four-piece-idol": fourPieceIdolPath(CONTESTANT_PAGE.slug),
  storyboard: storyboardPath(reelOfUnit),
} satisfies Partial<Record<PageKind, string>>;

/** Edge cases of layouts: a single name, many members, no facts, a query. */
const odd = {
  "unit explorer, many figures": `${unitsPath}?unit=other`,
  favourites: favoritesPath,
  "everybody, sorted out": `${everybodyPath}?hair=grey,-white&hand=right&sort=height`,
  "songs, a chart": `${songsPath}?unit=${LARGE_UNIT.id}&chart=expert&from=27`,
  "unit of one": unitPath(SOLO.id),
  "unit other": unitPath("other"),
  "unit of the audition": unitPath("4piece"),
  "single-name idol": characterPath(oneName.cname),
  newcomer: characterPath(NEWCOMER.cname),
  "figure without facts": characterPath(unknown.cname),
  "campaign with a gallery": campaignWith("gallery", "cards"),
  "campaign with a list of steps": campaignWith("steps", "gallery"),
  "compare, eight and the visitor": `${comparePath}?${columns.map(({ cname }, place) => `${"abcdefgh"[place]}=${cname}`).join("&")}&you=165`,
  "media, a film and a unit": `${mediaPath}?unit=${LARGE_UNIT.id}&film=${reelOfMany}`,
  "storyboard of many": storyboardPath(reelOfMany),
  "timeline of a unit": `${timelinePath}?unit=${LARGE_UNIT.id}`,
  "information, filtered": `${informationPath}?kind=debut`,
  "newcomer in the audition": fourPieceIdolPath(NEWCOMER_PAGE.slug),
  "beside the contestants": fourPieceIdolPath(beside.slug),
  // Paths below it have another frame.
  "no route": "/flowerstand/nowhere",
};

/** One page of each kind (lib/content/model/pages), and edge cases. */
export const PAGES: Readonly<Record<PageKind | keyof typeof odd, string>> = {
  ...firsts,
  ...chosen,
  ...odd,
};
