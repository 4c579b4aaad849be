import { BASIC_RULES } from "./basic-rules";
import * as messages from "./messages/messages.cases";
import * as values from "./messages/values.cases";
import * as copies from "../read/copies.cases";
import * as decode from "../read/decode.cases";
import * as frontMatter from "../read/front-matter.cases";
import * as jsonQuotes from "../read/json-quotes.cases";
import * as jsonSymbols from "../read/json-symbols.cases";
import * as limits from "../read/limits.cases";
import * as mergeConflict from "../read/merge-conflict.cases";
import * as parse from "../read/parse.cases";
import * as position from "../read/position.cases";
import * as address from "./rules/address.cases";
import * as artFile from "./rules/art-file.cases";
import * as artKey from "./rules/art-key.cases";
import * as pageAddress from "./rules/page-address.cases";
import * as campaignBlocks from "./rules/campaign-blocks.cases";
import * as characterId from "./rules/character-id.cases";
import * as characterLink from "./rules/character-link.cases";
import * as clubList from "./rules/club-list.cases";
import * as cname from "./rules/cname.cases";
import * as comment from "./rules/comment.cases";
import * as contrast from "./rules/contrast.cases";
import * as drawing from "./rules/drawing.cases";
import * as exhibitParts from "./rules/exhibit-parts.cases";
import * as exhibitStand from "./rules/exhibit-stand.cases";
import * as fileName from "./rules/file-name.cases";
import * as filmCast from "./rules/film-cast.cases";
import * as filmFrames from "./rules/film-frames.cases";
import * as filmKeys from "./rules/film-keys.cases";
import * as filmOnce from "./rules/film-once.cases";
import * as fourPieceIdol from "./rules/four-piece-idol.cases";
import * as idRange from "./rules/id-range.cases";
import * as illustrationFile from "./rules/illustration-file.cases";
import * as shownDrawing from "./rules/shown-drawing.cases";
import * as laterAddition from "./rules/later-addition.cases";
import * as legalLink from "./rules/legal-link.cases";
import * as legalPage from "./rules/legal-page.cases";
import * as legalHeadings from "./rules/legal-headings.cases";
import * as legalText from "./rules/legal-text.cases";
import * as madeAnswer from "./rules/made-answer.cases";
import * as missingFile from "./rules/missing-file.cases";
import * as notices from "./rules/notices.cases";
import * as officeList from "./rules/office-list.cases";
import * as otherCharacter from "./rules/other-character.cases";
import * as panelText from "./rules/panel-text.cases";
import * as plainText from "./rules/plain-text.cases";
import * as realDate from "./rules/real-date.cases";
import * as redirects from "./rules/redirects.cases";
import * as reference from "./rules/reference.cases";
import * as siteLists from "./rules/site-lists.cases";
import * as standDrawing from "./rules/stand-drawing.cases";
import * as standKind from "./rules/stand-kind.cases";
import * as standPlaces from "./rules/stand-places.cases";
import * as strayFile from "./rules/stray-file.cases";
import * as tripNumber from "./rules/trip-number.cases";
import * as tripUnit from "./rules/trip-unit.cases";
import * as unique from "./rules/unique.cases";
import * as uniqueOrder from "./rules/unique-order.cases";
import * as unitColors from "./rules/unit-colors.cases";
import * as unitLeader from "./rules/unit-leader.cases";
import * as unitList from "./rules/unit-list.cases";
import * as unitSize from "./rules/unit-size.cases";
import * as venueRun from "./rules/venue-run.cases";
import * as venueTeam from "./rules/venue-team.cases";
import * as videoList from "./rules/video-list.cases";
import * as videoReel from "./rules/video-reel.cases";
import * as videoTarget from "./rules/video-target.cases";
import * as wordCount from "./rules/word-count.cases";
import { RULES } from "./rules";
import { type CaseTable, testCases } from "../testing/broken-content";

/** Every table of ways to break the content, by what it is about. All run here: reading and compiling are done once. */
const TABLES: Readonly<Record<string, CaseTable>> = {
  messages,
  values,
  copies,
  decode,
  frontMatter,
  jsonQuotes,
  jsonSymbols,
  limits,
  mergeConflict,
  parse,
  position,
  address,
  artFile,
  artKey,
  pageAddress,
  campaignBlocks,
  characterId,
  characterLink,
  clubList,
  cname,
  comment,
  contrast,
  drawing,
  exhibitParts,
  exhibitStand,
  fileName,
  filmCast,
  filmFrames,
  filmKeys,
  filmOnce,
  fourPieceIdol,
  idRange,
  illustrationFile,
  shownDrawing,
  laterAddition,
  legalLink,
  legalPage,
  legalHeadings,
  legalText,
  madeAnswer,
  missingFile,
  notices,
  officeList,
  otherCharacter,
  panelText,
  plainText,
  realDate,
  redirects,
  reference,
  siteLists,
  standDrawing,
  standKind,
  standPlaces,
  strayFile,
  tripNumber,
  tripUnit,
  unique,
  uniqueOrder,
  unitColors,
  unitLeader,
  unitList,
  unitSize,
  venueRun,
  venueTeam,
  videoList,
  videoReel,
  videoTarget,
  wordCount,
};

describe.each(Object.entries(TABLES))("%s", (_name, table) => {
  testCases(table);
});

test("every rule is broken in some way, in more than 100 ways in all", () => {
  const broken = Object.values(TABLES).flatMap(({ cases }) => cases.map(({ rule }) => rule));
  const rules = [...BASIC_RULES, ...RULES.map(({ name }) => name)];
  expect(rules.filter((name) => !broken.includes(name))).toEqual([]);
  expect(broken.length).toBeGreaterThan(100);
});
