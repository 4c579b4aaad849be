import { INK, mix } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { round } from "../../../drawing/svg";
import { GOLD, RED, block } from "../stagecraft";

/** A tip-up seat, `size` wide, seen from the stage; (0, 0) is the middle of its foot. */
export function seat(size: number): string {
  const at = (share: number) => round(size * share);
  const arm = (side: number) =>
    shape(block(side * at(0.43) - at(0.05), at(-0.52), at(0.1), at(0.52)), "#5b3426", 6);
  return (
    shape(
      `M${at(-0.36)} ${at(-0.3)}V${at(-0.92)}q${at(0.36)} ${at(-0.26)} ${at(0.72)} 0V${at(-0.3)}Z`,
      RED,
      7,
    ) +
    disc(0, at(-0.86), at(0.05), GOLD, 4) +
    line(
      `M${at(-0.2)} ${at(-0.78)}V${at(-0.5)}M${at(0.2)} ${at(-0.78)}V${at(-0.5)}`,
      mix(RED, INK, 0.28),
      7,
    ) +
    shape(
      `M${at(-0.4)} ${at(-0.44)}h${at(0.8)}v${at(0.12)}q${at(-0.4)} ${at(0.26)} ${at(-0.8)} 0Z`,
      mix(RED, INK, 0.28),
      7,
    ) +
    arm(-1) +
    arm(1)
  );
}
