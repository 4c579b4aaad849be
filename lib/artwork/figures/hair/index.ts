import { INK } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { flat, line, OUTLINE, shape } from "../../drawing/outlined";
import { group, path } from "../../drawing/svg";
import { type Ahoge, ahoges } from "./ahoge";
import { type Back, type BackName, backs } from "./backs";
import { type BraidName, braid } from "./braid";
import { type Cut, cutPaths } from "./cut";
import { partings } from "./strands";
import { backColor, backTone, edgeColor, frontTone, type Streak } from "./tone";

/** Everything about a head of hair. */
export interface HairLook {
  cut: Cut;
  back: BackName;
  color: string;
  streak?: Streak;
  ahoge?: Ahoge;
  braid?: BraidName;
  /** Colour of the band round a tail or braid. */
  band?: string;
}

const RIM = OUTLINE * 2;

/** Outline of several shapes at once: a thick line under all the fills. */
function rim(paths: string[]): string {
  if (paths.length === 0) return "";
  return group(
    { fill: INK, stroke: INK, "stroke-width": RIM, "stroke-linejoin": "round" },
    ...paths.map((d) => path(d, {})),
  );
}

function tie(back: Back, color: string): string {
  if (!back.tie) return "";
  const { x, y, half, turn } = back.tie;
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape(`M${-half} -14h${half * 2}v28h${-half * 2}Z`, color),
  );
}

const plaitOf = (hair: HairLook): string =>
  hair.braid ? braid(hair.braid, hair.color, edgeColor(hair.color), hair.band ?? INK) : "";

/** The layer behind the head and the body. */
export function hairBehind(hair: HairLook): string {
  const back: Back = backs[hair.back];
  const drawn = back.behind.map((outline) => pen(outline));
  const paths = [...drawn, ...cutPaths(hair.cut).behind];
  const long = ["long", "veryLong", "longLocks", "shoulder", "highTail", "lowTail"].includes(
    hair.back,
  );
  const color = backColor(hair.color);
  const inside = paths.map((d) => flat(d, color) + backTone(d, hair.streak, long)).join("");
  const strands = back.before ? "" : (back.strands ?? []).map((s) => line(pen(s, false))).join("");
  return rim(paths) + inside + strands + (back.before ? "" : tie(back, hair.band ?? INK));
}

/** The layer over the costume: tails, locks and braids that fall forwards. */
export function hairOver(hair: HairLook): string {
  const back: Back = backs[hair.back];
  const paths = (back.before ?? []).map((outline) => pen(outline));
  const falls = paths
    .map(
      (d) =>
        flat(d, edgeColor(hair.color)) +
        frontTone(d, hair.color, undefined) +
        backTone(d, hair.streak, true),
    )
    .join("");
  const strands = back.before ? (back.strands ?? []).map((s) => line(pen(s, false))).join("") : "";
  const plait = hair.braid === "shoulder" ? plaitOf(hair) : "";
  return rim(paths) + falls + strands + (back.before ? tie(back, hair.band ?? INK) : "") + plait;
}

/** Path data of the layer before the face: for the shadow that it throws. */
export const hairFront = (hair: HairLook): string[] => cutPaths(hair.cut).before;

/** The layer before the face. */
export function hairBefore(hair: HairLook): string {
  const crown = hair.ahoge ? [pen(ahoges[hair.ahoge])] : [];
  const paths = [...crown, ...hairFront(hair)];
  const inside = paths
    .map((d) => flat(d, edgeColor(hair.color)) + frontTone(d, hair.color, hair.streak))
    .join("");
  const lines = "fringe" in hair.cut ? partings(hair.cut.fringe, hair.color) : "";
  const plait = hair.braid === "temple" ? plaitOf(hair) : "";
  return rim(paths) + inside + lines + plait;
}
