import { brightness, INK, isWarm, mix, shade, tint } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { clipped, flat } from "../../drawing/outlined";

/** Where a second colour of hair lies. */
export type StreakPlace = "side" | "left" | "right" | "middle" | "tips" | "under";

/** A second colour in the hair. */
export interface Streak {
  color: string;
  place: StreakPlace;
}

const STREAKS: Record<Exclude<StreakPlace, "tips">, string> = {
  side: "250,470! 310,430! 352,452! 372,600! 366,880! 290,880! 300,660!",
  left: "400,250! 440,262! 424,420!-14 400,600! 352,600! 372,420!-20",
  right: "610,240! 652,252! 680,420!20 690,620! 648,620! 634,420!14",
  middle: "452,170! 520,150! 574,320!16 590,620! 500,620! 508,380!14",
  under: "180,560! 300,520! 420,600! 620,600! 700,540! 820,560! 900,1500! 60,1500!",
};

const FRONT_TIPS =
  "150,540! 300,560! 340,500! 420,520! 470,486! 560,520! 640,470! 700,510! 850,530! 850,900! 150,900!";
const BACK_TIPS =
  "-60,1010! 120,960! 170,1060! 260,940! 340,1040! 520,980! 660,1050! 760,950! 830,1050! 1000,990! 1000,1500! -60,1500!";
const SHORT_TIPS =
  "100,700! 240,720! 300,690! 380,720! 620,700! 720,730! 850,700! 850,1000! 100,1000!";

const GLOSS =
  "286,392! 300,318!-12 342,300!0 356,352!-4 378,282!-4 408,272!0 414,330!-4 446,262!-4 498,254!0 " +
  "502,302!-4 528,256!-4 566,262!0 572,300!-2 596,272!-2 616,280!0 640,320!8 606,306!0 588,330!0 " +
  "566,304!-8,0 536,292!0 516,338!-4 494,298!-6,-2 456,304!0 420,372!-6 402,314!-8,-2 384,330!0 " +
  "352,408!-8 340,350!-8 314,352!0";

/** The tips that a two-tone cut has, by what is drawn. */
const tipsOf = (layer: "front" | "back", long: boolean): string => {
  if (layer === "front") return pen(FRONT_TIPS);
  return pen(long ? BACK_TIPS : SHORT_TIPS);
};

/**
 * The inside of a lock of hair that lies before the face: a shade along the edges away from the
 * light (the same shape, moved), the second colour and the gloss.
 */
export function frontTone(d: string, color: string, streak: Streak | undefined): string {
  const light = `<g transform="translate(-9 -24)">${flat(d, color)}</g>`;
  let second = "";
  if (streak?.place === "tips") second = flat(tipsOf("front", false), streak.color);
  else if (streak && streak.place !== "under")
    second = flat(pen(STREAKS[streak.place]), streak.color);
  return clipped(
    d,
    light + second + flat(pen(GLOSS), tint(color, brightness(color) < 0.35 ? 0.26 : 0.5)),
  );
}

/** The inside of hair that lies behind: flat shade, and the second colour if it reaches there. */
export function backTone(d: string, streak: Streak | undefined, long: boolean): string {
  if (streak?.place === "tips")
    return clipped(d, flat(tipsOf("back", long), shade(streak.color, 0.12)));
  if (streak?.place === "under")
    return clipped(d, flat(pen(STREAKS.under), shade(streak.color, 0.1)));
  return "";
}

// Blond and orange hair darkens towards rust, all other towards violet.
const hairShade = (color: string, share: number): string =>
  isWarm(color) ? mix(color, "#8c3d10", share) : shade(color, share);

/** Colour of the hair's shaded edges. */
export const edgeColor = (color: string): string => hairShade(color, 0.26);

/** Colour of the hair behind the head. */
export const backColor = (color: string): string => hairShade(color, 0.36);

/** Colour of brows over hair of this colour. */
export const browColor = (color: string): string => mix(color, INK, 0.72);
