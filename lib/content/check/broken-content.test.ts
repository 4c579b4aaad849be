import * as forms from "../read/messages/forms.fixtures";
import * as messages from "../read/messages/messages.fixtures";
import * as wrongFolder from "./rules/wrong-folder.fixtures";
import * as values from "../read/messages/values.fixtures";
import * as copies from "../read/copies.fixtures";
import * as decode from "../read/decode.fixtures";
import * as frontMatter from "../read/front-matter.fixtures";
import * as jsonQuotes from "../read/json-quotes.fixtures";
import * as jsonSymbols from "../read/json-symbols.fixtures";
import * as limits from "../read/limits.fixtures";
import * as mergeConflict from "../read/merge-conflict.fixtures";
import * as parse from "../read/parse.fixtures";
import * as position from "../model/problems/position.fixtures";
import * as severalMistakes from "../read/several-mistakes.fixtures";
import * as address from "./rules/address.fixtures";
import * as artFile from "./rules/art-file.fixtures";
import * as artKey from "./rules/art-key.fixtures";
import * as pageAddress from "./rules/page-address.fixtures";
import * as campaignBlocks from "./rules/campaign-blocks.fixtures";
import * as characterId from "./rules/character-id.fixtures";
import * as characterLink from "./rules/character-link.fixtures";
import * as clubList from "./rules/club-list.fixtures";
import * as cname from "./rules/cname.fixtures";
import * as comment from "./rules/comment.fixtures";
import * as contrast from "./rules/contrast.fixtures";
import * as drawing from "./rules/drawing.fixtures";
import * as exhibitParts from "./rules/exhibit-parts.fixtures";
import * as exhibitStand from "./rules/exhibit-stand.fixtures";
import * as fileName from "./rules/file-name.fixtures";
import * as filmCast from "./rules/film-cast.fixtures";
import * as filmFrames from "./rules/film-frames.fixtures";
import * as filmKeys from "./rules/film-keys.fixtures";
import * as filmOnce from "./rules/film-once.fixtures";
import * as fourPieceIdol from "./rules/four-piece-idol.fixtures";
import * as idRange from "./rules/id-range.fixtures";
import * as illustrationFile from "./rules/illustration-file.fixtures";
import * as shownDrawing from "./rules/shown-drawing.fixtures";
import * as laterAddition from "./rules/later-addition.fixtures";
import * as legalLink from "./rules/legal-link.fixtures";
import * as legalPage from "./rules/legal-page.fixtures";
import * as legalHeadings from "./rules/legal-headings.fixtures";
import * as legalText from "./rules/legal-text.fixtures";
import * as lettering from "./rules/lettering.fixtures";
import * as madeAnswer from "./rules/made-answer.fixtures";
import * as missingFile from "./rules/missing-file.fixtures";
import * as notices from "./rules/notices.fixtures";
import * as officeList from "./rules/office-list.fixtures";
import * as otherCharacter from "./rules/other-character.fixtures";
import * as panelText from "./rules/panel-text.fixtures";
import * as plainText from "./rules/plain-text.fixtures";
import * as realDate from "./rules/real-date.fixtures";
import * as redirects from "./rules/redirects.fixtures";
import * as reference from "./rules/reference.fixtures";
import * as siteLists from "./rules/site-lists.fixtures";
import * as songs from "./rules/songs.fixtures";
import * as standDrawing from "./rules/stand-drawing.fixtures";
import * as standKind from "./rules/stand-kind.fixtures";
import * as standPlaces from "./rules/stand-places.fixtures";
import * as strayFile from "./rules/stray-file.fixtures";
import * as tripNumber from "./rules/trip-number.fixtures";
import * as tripUnit from "./rules/trip-unit.fixtures";
import * as unique from "./rules/unique.fixtures";
import * as uniqueOrder from "./rules/unique-order.fixtures";
import * as unitColors from "./rules/unit-colors.fixtures";
import * as unitColorsAgree from "./rules/unit-colors-agree.fixtures";
import * as unitLeader from "./rules/unit-leader.fixtures";
import * as unitList from "./rules/unit-list.fixtures";
import * as unitSize from "./rules/unit-size.fixtures";
import * as venueRun from "./rules/venue-run.fixtures";
import * as venueTeam from "./rules/venue-team.fixtures";
import * as videoList from "./rules/video-list.fixtures";
import * as videoReel from "./rules/video-reel.fixtures";
import * as videoTarget from "./rules/video-target.fixtures";
import * as wordCount from "./rules/word-count.fixtures";
import { RULES } from "./rules";
import { type CaseTable, testCases } from "../testing/broken-content";

/** Problems of files and schemas; RULES has the others. */
const BASIC_RULES =
  `copy encoding file-size json merge-conflict front-matter duplicate-key unknown-property missing-property
  type wrong-folder choice form length range duplicate-item`.split(/\s+/);

/** All tables of broken content by topic. They run in one test file, so that reading and compiling are done once. */
const TABLES: Readonly<Record<string, CaseTable>> = {
  forms,
  messages,
  values,
  wrongFolder,
  copies,
  decode,
  frontMatter,
  jsonQuotes,
  jsonSymbols,
  limits,
  mergeConflict,
  parse,
  severalMistakes,
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
  lettering,
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
  songs,
  standDrawing,
  standKind,
  standPlaces,
  strayFile,
  tripNumber,
  tripUnit,
  unique,
  uniqueOrder,
  unitColors,
  unitColorsAgree,
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
