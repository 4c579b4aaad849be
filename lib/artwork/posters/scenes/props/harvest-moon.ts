import { INK } from "../../../drawing/color";
import { disc, flat, line, shape } from "../../../drawing/outlined";
import { place, round } from "../../../drawing/svg";
import type { Setting } from "../stagecraft";
import { LINE } from "../stagecraft";

/** The harvest moon with its hare, a ring of haze and bars of cloud. */
export function moon({ by, cx }: Setting): string {
  const [y, size] = by([330, 290], [820, 390]) as [number, number];
  const shade = "#f0b64a";
  const hare =
    shape(
      "M-60 90Q-110 40 -60 -10Q-40 -40 0 -30Q30 -22 44 6Q90 0 96 40Q98 70 60 76Q80 96 40 100H-40Z",
      shade,
      0,
    ) + flat("M50 10Q30 -90 60 -120Q84 -80 76 10ZM74 14Q80 -80 120 -96Q126 -50 98 26Z", shade);
  const bars = (x: number, top: number, long: number) =>
    `M${round(x)} ${round(top)}h${round(long)}`;
  const haze = [
    bars(cx - size * 1.5, y + size * 0.36, size * 0.9),
    bars(cx - size * 1.1, y + size * 0.52, size * 0.9),
    bars(cx + size * 0.5, y - size * 0.3, size * 0.8),
  ].join("");
  return (
    disc(cx, y, size * 1.16, "#ffdf8a", 0).replace("/>", ' fill-opacity="0.22"/>') +
    disc(cx, y, size, "#ffdf8a", LINE) +
    disc(round(cx - size * 0.52), round(y - size * 0.38), round(size * 0.12), shade, 0) +
    disc(round(cx - size * 0.3), round(y + size * 0.1), round(size * 0.07), shade, 0) +
    place(hare, cx + size * 0.16, y - size * 0.28, -8, size / 290) +
    line(haze, INK, size * 0.1) +
    line(haze, "#fff4dc", size * 0.062)
  );
}
