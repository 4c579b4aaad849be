import type { Region } from "../../images/types";

/** The face on every poster, as a square: a share of the width, and 3/4 of it of the height of 3:4. */
export const FACE_REGION: Region = { left: 0.27, top: 0.24, width: 0.46, height: 0.46 * 0.75 };

/** The middle of a poster of other makers, 9:16 of 3:4. */
export const PHONE_REGION: Region = { left: 0.125, top: 0, width: 0.75, height: 1 };
