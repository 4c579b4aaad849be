export { profiles } from "./profiles";
export { isQuick } from "./profiles";
export { makePictures, PictureError } from "./stage";
export type { Picture, PictureSource, PictureVariant, StageSummary } from "./types";
