import { address } from "./address";
import { artFile } from "./art-file";
import { artKey } from "./art-key";
import { pageAddress } from "./page-address";
import { campaignBlocks } from "./campaign-blocks";
import { characterId } from "./character-id";
import { characterLink } from "./character-link";
import { clubList } from "./club-list";
import { cname } from "./cname";
import { comment } from "./comment";
import { contrast } from "./contrast";
import { drawing } from "./drawing";
import { exhibitParts } from "./exhibit-parts";
import { exhibitStand } from "./exhibit-stand";
import { fileName } from "./file-name";
import { filmCast } from "./film-cast";
import { filmFrames } from "./film-frames";
import { filmKeys } from "./film-keys";
import { filmOnce } from "./film-once";
import { fourPieceIdol } from "./four-piece-idol";
import { idRange } from "./id-range";
import { illustrationFile } from "./illustration-file";
import { laterAddition } from "./later-addition";
import { legalLink } from "./legal-link";
import { legalPage } from "./legal-page";
import { legalText } from "./legal-text";
import { madeAnswer } from "./made-answer";
import { missingFile } from "./missing-file";
import { notices } from "./notices";
import { officeList } from "./office-list";
import { otherCharacter } from "./other-character";
import { panelText } from "./panel-text";
import { plainText } from "./plain-text";
import { realDate } from "./real-date";
import { reference } from "./reference";
import type { Rule } from "./rule";
import { siteLists } from "./site-lists";
import { redirects } from "./redirects";
import { standDrawing } from "./stand-drawing";
import { standKind } from "./stand-kind";
import { standPlaces } from "./stand-places";
import { strayFile } from "./stray-file";
import { tripNumber } from "./trip-number";
import { tripUnit } from "./trip-unit";
import { unique } from "./unique";
import { unitColors } from "./unit-colors";
import { unitLeader } from "./unit-leader";
import { unitList } from "./unit-list";
import { unitSize } from "./unit-size";
import { videoList } from "./video-list";
import { videoReel } from "./video-reel";
import { videoTarget } from "./video-target";
import { venueRun } from "./venue-run";
import { venueTeam } from "./venue-team";
import { wordCount } from "./word-count";

/** Every rule beyond the schemas. */
export const RULES: readonly Rule[] = [
  strayFile,
  missingFile,
  madeAnswer,
  fileName,
  characterId,
  cname,
  idRange,
  unitList,
  unitLeader,
  unitSize,
  officeList,
  clubList,
  characterLink,
  illustrationFile,
  laterAddition,
  comment,
  unitColors,
  otherCharacter,
  venueTeam,
  venueRun,
  fourPieceIdol,
  contrast,
  artKey,
  artFile,
  realDate,
  siteLists,
  notices,
  reference,
  unique,
  pageAddress,
  campaignBlocks,
  videoList,
  videoReel,
  videoTarget,
  tripNumber,
  tripUnit,
  filmFrames,
  filmKeys,
  filmCast,
  filmOnce,
  standKind,
  standDrawing,
  panelText,
  standPlaces,
  drawing,
  exhibitParts,
  exhibitStand,
  legalPage,
  legalText,
  legalLink,
  redirects,
  address,
  plainText,
  wordCount,
];
