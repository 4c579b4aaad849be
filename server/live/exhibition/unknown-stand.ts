import { Refusal } from "../http/refusal";

/**
 * The stand that was asked for does not exist or is not public. Not 404: of that status the catalogue has
 * words of its own, and the visitor would not read these.
 */
export const unknownStand = (): Refusal =>
  new Refusal(409, {
    zh: "找不到這個花架。",
    en: "This flower stand is not in the exhibition.",
  });
