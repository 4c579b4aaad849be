import type { Region } from "../../images/types";

/** The face on every poster, a square: as fractions of a 3:4 poster, its height is 3/4 of its width. */
export const FACE_REGION: Region = { left: 0.27, top: 0.24, width: 0.46, height: 0.46 * 0.75 };

/** The middle 9:16 of a 3:4 poster in content/art. */
export const PHONE_REGION: Region = { left: 0.125, top: 0, width: 0.75, height: 1 };
