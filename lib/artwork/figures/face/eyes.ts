import { INK, mix, shade } from "../../drawing/color";
import { disc, flat, line } from "../../drawing/outlined";

/** How an eye is cut. Lengths are in head space. */
interface EyeCut {
  /** Height above the axis of the upper lid. */
  up: number;
  /** Depth below the axis of the lower lid. */
  down: number;
  /** How far the outer corner is raised (negative: it droops). */
  tilt: number;
  /** Width as a share of the full width. */
  width: number;
  /** Power of the lid's arc: low is square, high is pointed. */
  arc: number;
  /** Half width of the iris as a share of the eye's half width. */
  iris: number;
  /** Thickness of the lashes. */
  lash: number;
}

/** Eyes, by name. */
const eyeCuts = {
  round: { up: 44, down: 40, tilt: 2, width: 0.96, arc: 0.55, iris: 0.56, lash: 13 },
  bright: { up: 42, down: 35, tilt: 5, width: 1, arc: 0.6, iris: 0.52, lash: 13 },
  calm: { up: 34, down: 30, tilt: 5, width: 1, arc: 0.62, iris: 0.48, lash: 13 },
  gentle: { up: 36, down: 30, tilt: -8, width: 1, arc: 0.6, iris: 0.5, lash: 12 },
  sleepy: { up: 20, down: 32, tilt: -5, width: 1, arc: 0.4, iris: 0.52, lash: 14 },
  sharp: { up: 30, down: 24, tilt: 15, width: 1.05, arc: 0.66, iris: 0.42, lash: 14 },
  narrow: { up: 23, down: 24, tilt: 11, width: 1.04, arc: 0.6, iris: 0.42, lash: 14 },
  cat: { up: 40, down: 31, tilt: 14, width: 1, arc: 0.64, iris: 0.5, lash: 14 },
  lashes: { up: 34, down: 28, tilt: 9, width: 1.04, arc: 0.6, iris: 0.46, lash: 18 },
  fierce: { up: 26, down: 24, tilt: 18, width: 1.06, arc: 0.7, iris: 0.38, lash: 16 },
} as const satisfies Record<string, EyeCut>;

/** Name of an eye cut. */
export type EyeName = keyof typeof eyeCuts | "wink" | "closed";

/** Centres and half widths of the eyes: `side` is where the outer corner points. */
const SOCKETS = [
  { x: 440, y: 548, half: 61, side: -1 },
  { x: 642, y: 543, half: 48, side: 1 },
] as const;

type Socket = (typeof SOCKETS)[number];

/** Height of the eyes: a little larger than life. */
const SIZE = 1.14;

const STEPS = 12;

function curve(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Lids of one eye as functions of u: -1 at the inner corner, 1 at the outer one. */
function lids(cut: EyeCut, socket: Socket) {
  const half = socket.half * cut.width;
  const bow = (u: number, peak: number): number => {
    const v = u < peak ? (u - peak) / (1 + peak) : (u - peak) / (1 - peak);
    return Math.max(0, 1 - v * v) ** cut.arc;
  };
  return {
    half,
    x: (u: number): number => socket.x + socket.side * u * half,
    upper: (u: number): number => socket.y - cut.tilt * u - cut.up * SIZE * bow(u, 0.12),
    lower: (u: number): number => socket.y - cut.tilt * u * 0.9 + cut.down * SIZE * bow(u, 0.2),
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);

function openEye(cut: EyeCut, socket: Socket, color: string, star: boolean): string {
  const { x, upper, lower, half } = lids(cut, socket);
  const white = curve([
    ...range(-1, 1).map((u): [number, number] => [x(u), upper(u)]),
    ...range(1, -1).map((u): [number, number] => [x(u), lower(u)]),
  ]);
  // The iris looks a little to where the face is turned, and is cut off by the lids.
  const cx = socket.x + 3;
  const rx = socket.half * cut.iris;
  const ry = Math.max(cut.up, cut.down) * SIZE * 1.02 + 2;
  const cy = socket.y + ((cut.down - cut.up) * SIZE) / 2;
  const cap = (scale: number, top: number): string => {
    const points = Array.from({ length: 29 }, (_, i): [number, number] => {
      const turn = (i / 28) * Math.PI * 2;
      const px = cx + Math.cos(turn) * rx * scale;
      const u = ((px - socket.x) * socket.side) / half;
      const py = Math.min(cy + Math.sin(turn) * ry * scale, top);
      return [px, Math.min(Math.max(py, upper(u)), lower(u) + 1)];
    });
    return `${curve(points)}Z`;
  };
  const lash = curve([
    ...range(-1, 1).map((u): [number, number] => [x(u), upper(u) + 3]),
    [x(1.2), upper(1) - 6 - cut.lash * 0.5],
    ...range(1, -1).map((u): [number, number] => [
      x(u),
      upper(u) - cut.lash * (0.55 + 0.45 * Math.max(0, u)) * (u < -0.9 ? 0.3 : 1),
    ]),
  ]);
  const under = curve(range(0.05, 0.92).map((u): [number, number] => [x(u), lower(u) + 1]));
  const crease = curve(
    range(-0.45, 0.75).map((u): [number, number] => [x(u), upper(u) - cut.lash - 11]),
  );
  const extra =
    cut.lash > 16
      ? line(
          `M${x(0.8)} ${upper(0.8) - 8}L${x(1.24)} ${upper(0.8) - 26}M${x(0.55)} ${upper(0.55) - 12}L${x(0.86)} ${upper(0.55) - 36}`,
          INK,
          6,
        )
      : "";
  const spark = star
    ? flat(
        `M${cx} ${cy - 20}L${cx + 6} ${cy - 6}L${cx + 18} ${cy}L${cx + 6} ${cy + 6}L${cx} ${cy + 20}L${cx - 6} ${cy + 6}L${cx - 18} ${cy}L${cx - 6} ${cy - 6}Z`,
        "#ffffff",
      )
    : disc(cx - rx * 0.4, Math.max(cy - ry * 0.34, upper(0) + 13), rx * 0.3, "#ffffff", 0) +
      disc(cx + rx * 0.42, cy + ry * 0.42, rx * 0.17, "#ffffff", 0);
  return (
    flat(`${white}Z`, "#ffffff") +
    flat(cap(1, 9999), mix(color, INK, 0.62)) +
    flat(cap(0.86, 9999), color) +
    flat(cap(0.86, cy - ry * 0.12), shade(color, 0.5)) +
    flat(cap(0.42, 9999), INK) +
    spark +
    flat(`${lash}Z`, INK) +
    extra +
    line(under, INK, 5) +
    line(crease, INK, 4)
  );
}

function shutEye(socket: Socket, smiling: boolean): string {
  const { x, y, half, side } = socket;
  const dip = smiling ? -34 : 26;
  const flick = `M${x + side * half} ${y + (smiling ? 8 : 0)}l${side * 14} -12`;
  return (
    line(`M${x - half} ${y + 6}Q${x} ${y + dip} ${x + half} ${y + 6}`, INK, 13) +
    line(flick, INK, 8)
  );
}

/**
 * Both eyes, in head space.
 * @param colors colour of the left and of the right iris, as the viewer sees them
 * @param star whether the light in the eye is a star
 */
export function eyes(name: EyeName, colors: [string, string], star = false): string {
  return SOCKETS.map((socket, i) => {
    if (name === "closed") return shutEye(socket, true);
    if (name === "wink" && i === 1) return shutEye(socket, true);
    const cut = eyeCuts[name === "wink" ? "bright" : name];
    return openEye(cut, socket, colors[i] as string, star);
  }).join("");
}
