import { INK } from "../../../drawing/color";
import { flat, line, shape } from "../../../drawing/outlined";
import { sparkle } from "../../../drawing/shapes";
import { group, place } from "../../../drawing/svg";
import { GOLD, CREAM, LINE } from "../stagecraft";

/** The prize for dance, on (0, 0): a winged shoe on its toes. */
export function shoe(light: string): string {
  const boot =
    "M-66 -196Q-40 -206 -6 -200L4 -132Q20 -98 66 -82Q92 -72 92 -42L-62 -42Q-74 -100 -66 -196Z";
  const wing =
    "M-54 -120Q-120 -130 -150 -196Q-116 -176 -98 -178Q-120 -196 -126 -222Q-92 -196 -52 -168Z";
  return group(
    {},
    shape("M-60 0L-34 -22H34L60 0Z", GOLD, LINE),
    place(
      shape(wing, "#ffffff", LINE) +
        shape(boot, light, LINE) +
        shape("M-66 -44H94Q98 -16 78 -16H-60Q-74 -22 -66 -44Z", "#ffffff", LINE) +
        flat("M40 -92Q92 -76 90 -46H26Q20 -74 40 -92Z", "#ffffff") +
        line("M-68 -186L-4 -190M0 -136L-26 -126M8 -116L-16 -102M22 -100L2 -84", INK, 8) +
        shape("M-10 -62L-40 -62L-52 -126L-26 -126Z", CREAM, 6),
      0,
      -16,
      -10,
    ),
    line("M112 -112q20 -18 22 -46M128 -70q24 -8 38 -30", "#ffffff", 9),
  );
}

/** The prize for performance, on (0, 0): a sparkle. */
export function twinkle(light: string): string {
  return (
    shape("M-46 0L-18 -26H18L46 0Z", CREAM, LINE) +
    shape(sparkle(112, 0, -128), light, LINE) +
    flat(sparkle(56, -6, -134), "#ffffff") +
    shape(sparkle(36, 92, -206), "#ffffff", 6) +
    shape(sparkle(28, -92, -66), "#ffffff", 6)
  );
}

/** The prize for song, on (0, 0): a tear. */
export function tear(light: string): string {
  return (
    shape("M-46 0L-22 -22H22L46 0Z", GOLD, LINE) +
    shape(
      "M0 -226C34 -160 76 -132 76 -86A76 76 0 0 1 -76 -86C-76 -132 -34 -160 0 -226Z",
      light,
      LINE,
    ) +
    line("M-46 -90q2 46 44 50", "#ffffff", 12) +
    flat("M10 -186C20 -160 50 -128 54 -104Q30 -120 10 -186Z", "#ffffff")
  );
}
