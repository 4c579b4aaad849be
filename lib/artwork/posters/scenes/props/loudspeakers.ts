import { INK, mix } from "../../../drawing/color";
import { disc, flat, shape } from "../../../drawing/outlined";
import { group } from "../../../drawing/svg";
import { GOLD, LINE, block } from "../stagecraft";

/** Two loudspeakers, one on the other; (0, 0) is the middle of the foot. */
export function tower(color: string): string {
  const cone = (y: number, size: number) =>
    disc(0, y, size, mix(color, INK, 0.72), LINE) +
    disc(0, y, size * 0.74, INK, 0) +
    disc(0, y, size * 0.66, "#4a4560", 6) +
    disc(0, y, size * 0.28, color, 6);
  const cabinet = (y: number, high: number) =>
    flat(block(-96, y - high + 14, 216, high), INK) +
    shape(block(-110, y - high, 220, high), "#332d4d", LINE);
  return group(
    {},
    cabinet(0, 290),
    cone(-112, 84),
    cone(-238, 34),
    cabinet(-290, 210),
    cone(-382, 70),
    disc(-70, -468, 11, GOLD, 5) + disc(70, -468, 11, GOLD, 5),
  );
}
