export { defaultCacheDirectory } from "./cache";
export { type Profile, type ProfileName, profiles } from "./profiles";
export { makePictures, PictureError, type StageOptions, type StageProgress } from "./stage";
export type {
  Drawing,
  Picture,
  PictureFormat,
  PictureSource,
  PictureVariant,
  Region,
  StageSummary,
} from "./types";
