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
import { builtAnswer } from "./answers";
import {
  CONTESTANT,
  CONTESTANT_PAGE,
  FIGURE,
  LARGE_UNIT,
  LEADER,
  NEWCOMER,
  NEWCOMER_PAGE,
  SOLO,
  firstOf,
} from "./cast";
import { campaignWith, characterById, content } from "./content";

const FILMS = builtAnswer("video-list").list;

const oneName = firstOf(
  "idol of one name",
  content.characters.filter(
    ({ name, unit }) => !["other", "4piece", NEWCOMER.unit].includes(unit) && !name.includes(" "),
  ),
);
const unknown = firstOf(
  "figure without facts",
  content.characters.filter(
    ({ id, profile }) => id !== FIGURE.id && profile.birthday === "-" && profile.height === "-",
  ),
);
const companion = firstOf(
  "page beside the contestants",
  content.fourPiece.filter(({ role }) => role === "beside"),
);
const REELS = FILMS.filter(({ kind }) => kind === "reel");
const reelOfMany = firstOf(
  "reel of many",
  REELS.filter(({ unit }) => !unit).toSorted(
    ({ cast: one = [] }, { cast: other = [] }) => other.length - one.length,
  ),
).id;
const reelOfUnit = firstOf(
  "reel of a unit",
  REELS.filter(({ unit }) => unit === LARGE_UNIT.id),
).id;
const club = firstOf(
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
const firstPaths = Object.fromEntries(
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
const edgeCases = {
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
  "compare, eight and the visitor": `${comparePath}?${columns.map(({ cname }, index) => `${"abcdefgh"[index]}=${cname}`).join("&")}&you=165`,
  "media, a film and a unit": `${mediaPath}?unit=${LARGE_UNIT.id}&film=${reelOfMany}`,
  "storyboard of many": storyboardPath(reelOfMany),
  "timeline of a unit": `${timelinePath}?unit=${LARGE_UNIT.id}`,
  "information, filtered": `${informationPath}?kind=debut`,
  "newcomer in the audition": fourPieceIdolPath(NEWCOMER_PAGE.slug),
  "beside the contestants": fourPieceIdolPath(companion.slug),
  // Paths below it have another frame.
  "no route": "/flowerstand/nowhere",
};

/** One page of each kind (lib/content/model/pages), and edge cases. */
export const PAGES: Readonly<Record<PageKind | keyof typeof edgeCases, string>> = {
  ...firstPaths,
  ...chosen,
  ...edgeCases,
};
