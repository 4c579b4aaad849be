import { INK } from "../../drawing/color";
import { flat, OUTLINE } from "../../drawing/outlined";
import { group, path } from "../../drawing/svg";
import { outlinesIn, rootData, type Slots } from "../../illustration/illustration";
import { FACE, keptAside, SKULL, TEMPLES } from "../aside";
import { backColor, edgeColor, headSlots } from "../colors";
import { part } from "../part";
import type { FigureLook } from "../parts";
import { cutPaths, OTHER_TEMPLE } from "./cut";
import { backTone, frontTone } from "./tone";

/** Layers of hair, between which the rest of the figure is drawn. */
export interface Hair {
  behind: string;
  /** Over the costume: tails, locks and braids that fall forwards. */
  over: string;
  before: string;
  /** Path data of the layer in front of the face, without loose hair; it throws a shadow. */
  front: readonly string[];
}

const RIM = OUTLINE * 2;

/** Common outline of several shapes: a thick line below all fills. */
function rim(paths: readonly string[]): string {
  if (paths.length === 0) return "";
  return group(
    { fill: INK, stroke: INK, "stroke-width": RIM, "stroke-linejoin": "round" },
    ...paths.map((d) => path(d, {})),
  );
}

export function hairOf(look: FigureLook): Hair {
  const { hair, parts } = look;
  const { ahoge, back = "", braid, streak } = parts.hair;
  const slots = headSlots(look);
  const cut = cutPaths(parts.hair.cut, look.turned);
  const aside = (markup: string) => keptAside(look, markup);
  const behind = [...outlinesIn(back, "behind"), ...cut.behind];
  const over = outlinesIn(back, "before");
  const before = [...(ahoge ? outlinesIn(ahoge, "ahoge") : []), ...cut.before];
  // Strands and bands are drawn over hair that falls forwards.
  const strandsAndTies = part(back, slots, "strands") + part(back, slots, "tie");
  const isOverFace = braid !== undefined && rootData(braid, "data-over") === "face";
  const braidMarkup = keptAside(look, part(braid, slots), isOverFace ? TEMPLES : SKULL);
  const edge = edgeColor(hair.color);
  const farStreak = behindStreak(streak, slots, rootData(back, "data-length") === "long");
  const longStreak = behindStreak(streak, slots, true);
  const middle = streak && rootData(streak, "data-about") === "face" ? FACE : SKULL;
  const frontStreak = keptAside(look, part(streak, slots, "before"), middle);
  const far = behind.map((d) => flat(d, backColor(hair.color)) + backTone(d, farStreak));
  const falls = over.map(
    (d) => flat(d, edge) + frontTone(d, hair.color, "") + backTone(d, longStreak),
  );
  const near = before.map((d) => flat(d, edge) + frontTone(d, hair.color, frontStreak));
  const partings = "fringe" in parts.hair.cut ? part(parts.hair.cut.fringe, slots, "partings") : "";
  const parted = look.turned && partings ? group({ transform: OTHER_TEMPLE }, partings) : partings;
  return {
    behind: aside(rim(behind) + far.join("") + (over.length > 0 ? "" : strandsAndTies)),
    over:
      aside(rim(over) + falls.join("") + (over.length > 0 ? strandsAndTies : "")) +
      (isOverFace ? "" : braidMarkup),
    before: rim(before) + near.join("") + parted + (isOverFace ? braidMarkup : ""),
    front: cut.before,
  };
}

/** Second colour of the hair behind; long hair may have it elsewhere. */
const behindStreak = (streak: string | undefined, slots: Slots, isLong: boolean): string =>
  (isLong && part(streak, slots, "behind-long")) || part(streak, slots, "behind");
