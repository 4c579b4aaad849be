import { INK, mix, PAPER } from "../../drawing/color";

/** Colours that an emblem is drawn in besides its own. */
export interface EmblemInks {
  /** The character's image colour, its dark and its pale tone. */
  accent: string;
  accentDeep: string;
  accentPale: string;
}

/** The tones of an image colour. */
export function emblemInks(accent: string): EmblemInks {
  return { accent, accentDeep: mix(accent, INK, 0.52), accentPale: mix(accent, PAPER, 0.72) };
}
