import { INK, mix, PAPER } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around, heart, polar, sparkle } from "../../../drawing/shapes";
import { circle, path, place, round } from "../../../drawing/svg";
import { EDGE, FINE, oval } from "./sheet";

/** A princess’s carriage about 440 × 420 units that stands on (0, 0) and shines from within. */
export function carriage(body: string, gold: string): string {
  const glow = [250, 205].map((r) => circle(0, -190, r, { fill: "#fff6cf", "fill-opacity": 0.42 }));
  const ribs = "M-60 -330C-120 -270 -120 -170 -62 -104M60 -330C120 -270 120 -170 62 -104";
  const hull =
    "M0 -336C130 -344 196 -270 190 -200C184 -130 110 -92 0 -92S-184 -130 -190 -200C-196 -270 -130 -344 0 -336Z";
  const door = "M-54 -104V-214A54 62 0 0 1 54 -214V-104Z";
  const sill = "M-216 -128C-190 -70 -110 -60 0 -60S190 -70 216 -128";
  const crown = "M-58 -344L-72 -414L-32 -380L0 -430L32 -380L72 -414L58 -344Z";
  return (
    glow.join("") +
    line("M210 -120C270 -150 270 -210 232 -214", INK, 24) +
    line("M210 -120C270 -150 270 -210 232 -214", gold, 11) +
    shape(crown, gold, EDGE) +
    shape(hull, body, EDGE + 1) +
    line(ribs, mix(body, PAPER, 0.6), 10) +
    shape("M-176 -168Q-150 -276 -92 -284Q-70 -230 -82 -168Z", "#fff3b8", FINE) +
    shape("M176 -168Q150 -276 92 -284Q70 -230 82 -168Z", "#fff3b8", FINE) +
    shape(door, mix(body, PAPER, 0.55), EDGE) +
    shape(heart(64, 0, -196), "#ff5c93", FINE) +
    line(sill, INK, 27) +
    line(sill, gold, 13) +
    place(wheel(62, gold), -128, -50) +
    place(wheel(74, gold), 118, -62) +
    path(sparkle(34, -210, -330) + sparkle(24, 214, -300) + sparkle(20, -254, -220), {
      fill: PAPER,
    })
  );
}

function wheel(r: number, gold: string): string {
  const spokes = around(8, (index) => {
    const [x, y] = polar(0, 0, r, index * 45).map(round);
    return `M0 0L${x} ${y}`;
  }).join("");
  const ring = (stroke: string, width: number) =>
    circle(0, 0, r, { fill: "none", stroke, "stroke-width": width });
  return (
    line(spokes, INK, 14) +
    line(spokes, gold, 6) +
    ring(INK, 24) +
    ring(gold, 11) +
    shape(oval(0, 0, 15), PAPER, FINE)
  );
}
