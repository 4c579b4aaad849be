import type { ColorSet, UnitId } from "../../../../content/types";
import { composePoster } from "./compose-poster";
import { type DrawnLook, sitter } from "./sitter";

/** What a poster is drawn from: a character's record and the colours of its unit. */
export interface PosterSubject {
  id: number;
  cname: string;
  /** Name in Latin letters, given name first. */
  name: string;
  /** The character's image colour, `#rrggbb`. */
  color: string;
  unit: UnitId;
  unitName: string;
  /** Text of its backdrop in content/art/backdrops. */
  backdrop?: string;
  /** The unit's colour set; of unit `other`, the figure's own. */
  unitColors: ColorSet;
  look: DrawnLook;
}

/**
 * The poster of a character: a whole `<svg>` of 1200 × 1600 with no `<text>`. The same subject
 * always gives the same text.
 * @throws if a letter of the names is missing from the lettering font.
 */
export function posterSvg(subject: PosterSubject): string {
  const drawn = sitter(subject.look, subject.color, subject.unitColors);
  // Emblems are wider than a head: lettering beside them would be covered.
  return composePoster(
    subject.look.kind === "emblem" ? { ...subject, layout: "badge" } : subject,
    drawn,
  );
}
