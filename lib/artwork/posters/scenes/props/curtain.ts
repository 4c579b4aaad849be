import { INK, mix } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { group, path, round } from "../../../drawing/svg";
import { EDGE, FINE, oval } from "./sheet";

/** A heavy drape that hangs from the left and is gathered to the side at its tie. */
export interface Drape {
  /** How far it reaches at the rail, at the tie and at its foot. */
  top: number;
  knot: number;
  foot: number;
  /** Height of the tie and of the foot. */
  tie: number;
  bottom: number;
  folds: number;
  cloth: string;
  gold: string;
}

/** The drape in folds, each lit on one side and shaded on the other, with a fringed tie. */
export function drape(one: Drape): string {
  const { top, knot, foot, tie, bottom, folds, cloth, gold } = one;
  const edge = (share: number): string => {
    const [a, b, c] = [top, knot, foot].map((reach) => round(reach * share));
    const bend = round(tie * 0.66);
    return `M${a} -20C${a} ${bend} ${b} ${bend} ${b} ${tie}C${b} ${round(tie + (bottom - tie) * 0.3)} ${c} ${round(tie + (bottom - tie) * 0.4)} ${c} ${bottom}`;
  };
  const strip = (from: number, to: number): string => {
    const [a, b, c] = [top, knot, foot].map((reach) => round(reach * from));
    const bend = round(tie * 0.66);
    const lower = `${b} ${round(tie + (bottom - tie) * 0.3)}`;
    return `${edge(to)}L${c} ${bottom}C${c} ${round(tie + (bottom - tie) * 0.4)} ${lower} ${b} ${tie}C${b} ${bend} ${a} ${bend} ${a} -20Z`;
  };
  const dark = mix(cloth, INK, 0.34);
  const pale = mix(cloth, "#ffffff", 0.2);
  const strips = around(folds, (index) => {
    const from = index / folds;
    const at = (share: number) => from + share / folds;
    return (
      path(strip(from, at(1)), { fill: cloth }) +
      path(strip(at(0), at(0.3)), { fill: dark }) +
      path(strip(at(0.62), at(0.78)), { fill: pale })
    );
  });
  const seams = around(folds - 1, (index) => edge((index + 1) / folds)).join("");
  const hem = around(folds * 3, (index) => {
    const x = (foot * (index + 0.5)) / (folds * 3);
    return oval(x, bottom - 4, foot / (folds * 6) + 1, 18);
  });
  return group(
    {},
    strips.join(""),
    line(seams, INK, FINE),
    line(edge(1), INK, EDGE + 2),
    shape(hem.join(""), gold, FINE),
    tassel(knot, tie, gold),
  );
}

// A rope round the gathered cloth, and its tassel.
function tassel(knot: number, tie: number, gold: string): string {
  const rope = `M-20 ${tie - 26}Q${round(knot * 0.6)} ${tie + 36} ${round(knot + 8)} ${tie - 8}`;
  const [x, y] = [round(knot * 0.74), tie + 10];
  return (
    line(rope, INK, 40) +
    line(rope, gold, 26) +
    shape(`M${x - 30} ${y + 118}L${x - 13} ${y + 26}H${x + 13}L${x + 30} ${y + 118}Z`, gold) +
    line(
      `M${x - 10} ${y + 112}L${x - 4} ${y + 50}M${x + 10} ${y + 112}L${x + 4} ${y + 50}`,
      INK,
      4,
    ) +
    shape(oval(x, y + 18, 21, 19), mix(gold, "#ffffff", 0.35))
  );
}

/** Swags along the top of the sheet, `count` of them, each `drop` deep, with a gold fringe. */
export function valance(
  width: number,
  count: number,
  drop: number,
  cloth: string,
  gold: string,
): string {
  const step = width / count;
  const swag = (x: number, deep: number) =>
    `M${round(x - 10)} -20V${round(drop * 0.24)}Q${round(x + step / 2)} ${round(deep * 1.7)} ${round(x + step + 10)} ${round(drop * 0.24)}V-20Z`;
  return around(count, (index) => {
    const x = index * step;
    const folds = [0.78, 0.55, 0.32].map(
      (share) =>
        `M${round(x)} ${round(drop * 0.1)}Q${round(x + step / 2)} ${round(drop * 1.7 * share)} ${round(x + step)} ${round(drop * 0.1)}`,
    );
    return (
      shape(swag(x, drop), gold, EDGE + 1) +
      shape(swag(x, drop * 0.8), cloth, EDGE) +
      line(folds.join(""), mix(cloth, INK, 0.4), 9)
    );
  }).join("");
}
