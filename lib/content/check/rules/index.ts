import { ADDRESS_RULES } from "./addresses";
import { artFile } from "./art-file";
import { artKey } from "./art-key";
import { AUDITION_RULES } from "./audition";
import { campaignBlocks } from "./campaign-blocks";
import { LINK_RULES } from "./character-links";
import { CHARACTER_RULES } from "./characters";
import { contrast } from "./contrast";
import { drawing } from "./drawing";
import { EXHIBIT_RULES } from "./exhibits";
import { FILE_RULES } from "./files";
import { CHAPTER_RULES } from "./film-chapters";
import { KEY_RULES } from "./film-keys";
import { fourPieceIdol } from "./four-piece-idol";
import { ILLUSTRATION_RULES } from "./illustrations";
import { LEGAL_RULES } from "./legal-pages";
import { legalText } from "./legal-text";
import { lettering } from "./lettering";
import { otherCharacter } from "./other-character";
import { plainText } from "./plain-text";
import { realDate } from "./real-date";
import { reference } from "./reference";
import type { Rule } from "./rule";
import { SITE_RULES } from "./site";
import { STAND_PART_RULES } from "./stand-parts";
import { MUSIC_RULES } from "./songs";
import { strayFile } from "./stray-file";
import { TRIP_RULES } from "./trips";
import { unique } from "./unique";
import { UNIT_RULES } from "./units";
import { VIDEO_RULES } from "./videos";
import { wordCount } from "./word-count";

/** All rules beyond the schemas; rules come before those that depend on them. */
export const RULES: readonly Rule[] = [
  strayFile,
  ...FILE_RULES,
  unique,
  ...UNIT_RULES,
  reference,
  ...LINK_RULES,
  ...CHARACTER_RULES,
  ...ILLUSTRATION_RULES,
  otherCharacter,
  ...AUDITION_RULES,
  fourPieceIdol,
  contrast,
  artKey,
  artFile,
  realDate,
  ...SITE_RULES,
  campaignBlocks,
  ...VIDEO_RULES,
  ...TRIP_RULES,
  ...MUSIC_RULES,
  ...CHAPTER_RULES,
  ...KEY_RULES,
  ...STAND_PART_RULES,
  drawing,
  ...EXHIBIT_RULES,
  legalText,
  ...LEGAL_RULES,
  ...ADDRESS_RULES,
  plainText,
  lettering,
  wordCount,
];
