import { INK, mix } from "../../../drawing/color";
import { disc, flat, line, shape } from "../../../drawing/outlined";
import { group, round } from "../../../drawing/svg";
import { GOLD, LINE } from "../stagecraft";

/** A carp streamer of `length` that flies to the left from its mouth at (0, 0). */
export function koi(length: number, color: string): string {
  const at = (share: number) => round(-length * share);
  const fat = round(length * 0.115);
  const body = `M0 ${-fat * 0.8}C${at(0.2)} ${-fat * 1.7} ${at(0.5)} ${-fat * 1.1} ${at(0.78)} ${-fat * 0.5}L${at(1)} ${-fat * 1.35}Q${at(0.92)} ${-fat * 0.2} ${at(1.02)} ${fat * 1.05}L${at(0.78)} ${fat * 0.55}C${at(0.5)} ${fat * 1.5} ${at(0.2)} ${fat * 1.1} 0 ${fat * 0.8}Z`;
  const scales = [0.34, 0.45, 0.56, 0.67].map((share) => {
    const half = fat * (1.06 - share * 0.62);
    return `M${at(share)} ${round(-half)}q${at(0.075)} ${round(half / 2)} 0 ${round(half)}q${at(0.075)} ${round(half / 2)} 0 ${round(half)}`;
  });
  const pale = mix(color, "#ffffff", 0.62);
  return group(
    {},
    shape(
      `M${at(0.3)} ${fat * 0.5}Q${at(0.36)} ${fat * 2} ${at(0.5)} ${fat * 1.9}Q${at(0.44)} ${fat * 1.2} ${at(0.46)} ${fat * 0.6}Z`,
      pale,
      LINE,
    ),
    shape(body, color, LINE),
    line(scales.join(""), pale, 9),
    flat(
      `M${at(0.03)} ${-fat * 0.86}Q${at(0.1)} ${-fat * 1.24} ${at(0.24)} ${-fat * 1.2}Q${at(0.3)} 0 ${at(0.24)} ${fat}Q${at(0.1)} ${fat} ${at(0.03)} ${fat * 0.78}Z`,
      pale,
    ),
    line(`M${at(0.25)} ${-fat * 1.2}Q${at(0.31)} 0 ${at(0.25)} ${fat}`, INK, 7),
    disc(at(0.13), round(-fat * 0.24), round(fat * 0.44), "#ffffff", 7),
    disc(at(0.13), round(-fat * 0.24), round(fat * 0.2), INK, 0),
    `<ellipse cx="0" cy="0" rx="${round(fat * 0.28)}" ry="${round(fat * 0.84)}" fill="${GOLD}" stroke="${INK}" stroke-width="${LINE}"/>`,
  );
}
