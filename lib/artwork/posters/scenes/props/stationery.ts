import { INK, mix, PAPER } from "../../../drawing/color";
import { clipped, disc, flat, line, shape } from "../../../drawing/outlined";
import { around, gear, heart, sparkle, star } from "../../../drawing/shapes";
import { circle, path, place, rect } from "../../../drawing/svg";
import { block, EDGE, FINE, oval, solid } from "./sheet";

/** A profile sheet of 420 × 560 units: a portrait box, fields as bars, stars to be filled in. */
export function profileSheet(paper: string, main: string, face: string): string {
  const pale = mix(main, PAPER, 0.62);
  const fields = around(4, (index) =>
    rect(216, 108 + index * 46, index % 2 ? 130 : 166, 22, { fill: pale }),
  );
  const lines = around(5, (index) =>
    rect(38, 344 + index * 34, index === 4 ? 190 : 344, 16, { fill: mix(paper, INK, 0.13) }),
  );
  const marks = around(5, (index) =>
    shape(star(5, 19, 0.5, 60 + index * 50, 524), index < 3 ? main : paper, 4),
  );
  return (
    solid(block(0, 0, 420, 560, 10), paper, 16) +
    flat(block(24, 24, 372, 50, 8), main) +
    rect(42, 42, 150, 14, { fill: paper }) +
    shape(block(38, 98, 150, 206), pale, FINE) +
    clipped(block(38, 98, 150, 206), place(person(face, main), 113, 304, 0, 0.9)) +
    fields.join("") +
    lines.join("") +
    marks.join("")
  );
}

/** A head and shoulders without a face, standing on (0, 0), 180 units high. */
function person(hair: string, cloth: string): string {
  return (
    shape("M-90 20Q-88 -62 0 -62T90 20Z", cloth, FINE) +
    shape(oval(0, -116, 46, 54), "#ffe6d3", FINE) +
    shape("M-54 -104Q-66 -186 0 -188T54 -104Q46 -136 22 -142Q-6 -120 -40 -128Z", hair, FINE)
  );
}

/** An instant photograph of 200 × 240 units, centred on (0, 0). */
export function polaroid(ground: string, hair: string, cloth: string): string {
  const glass = block(-84, -104, 168, 160);
  return (
    solid(block(-100, -120, 200, 240, 6), PAPER, 12) +
    shape(glass, ground, FINE) +
    clipped(
      glass,
      path(sparkle(26, -56, -72) + sparkle(18, 60, -60), { fill: PAPER }) +
        place(person(hair, cloth), 0, 62),
    ) +
    shape(glass, "none", FINE) +
    path(heart(30, 0, 90), { fill: cloth })
  );
}

/** A mug seen from above, its handle to the right, radius 100. */
export function mug(fill: string): string {
  return (
    circle(16, 20, 104, { fill: INK, "fill-opacity": 0.34 }) +
    line("M84 -30C176 -50 176 50 84 30", INK, 42) +
    line("M84 -30C176 -50 176 50 84 30", fill, 27) +
    disc(0, 0, 100, fill, EDGE + 1) +
    disc(0, 0, 78, "#5b2f1e", EDGE) +
    path(oval(-8, -6, 58, 56), { fill: "#7d4630" }) +
    shape(heart(62, -4, 4), "#f6dcb8", FINE)
  );
}

/** A fountain pen 460 units long, lying along the x axis with its nib at (0, 0). */
export function pen(body: string, gold: string): string {
  return (
    path(block(30, 10, 440, 46, 22), { fill: INK, "fill-opacity": 0.34 }) +
    shape("M0 0L64 -22V22Z", gold, EDGE) +
    line("M10 0H44", INK, 4) +
    shape("M62 -24L130 -30V30L62 24Z", INK, EDGE) +
    shape("M128 -32H420Q456 -30 456 0T420 32H128Z", body, EDGE + 1) +
    shape(block(122, -35, 26, 70, 4), gold, FINE) +
    shape(block(292, -20, 150, 18, 9), gold, FINE) +
    line("M164 16H400", mix(body, PAPER, 0.5), 8)
  );
}

/** A rubber stamp lying on its side beside the star that it has printed. */
export function stamp(wood: string, print: string): string {
  const imprint = `<g fill="none" stroke="${print}" stroke-width="11">${path(gear(18, 86, 12, 0, 0), {})}${circle(0, 0, 66, { "stroke-width": 6 })}</g>`;
  const handle =
    path(block(-40, -150, 108, 190, 30), { fill: INK, "fill-opacity": 0.3 }) +
    shape(oval(0, -150, 52, 50), wood, EDGE + 1) +
    shape("M-26 -112H26L38 -26H-38Z", wood, EDGE + 1) +
    shape(block(-66, -34, 132, 48, 10), mix(wood, INK, 0.3), EDGE + 1) +
    shape(block(-60, 14, 120, 20, 4), print, EDGE) +
    line("M-22 -168Q-10 -184 10 -184", PAPER, 9);
  return imprint + path(star(5, 48, 0.5), { fill: print }) + place(handle, 196, -14, 24);
}

/** A strip of patterned tape, `length` units long, centred on (0, 0), torn at both ends. */
export function tape(length: number, fill: string): string {
  const half = length / 2;
  const torn = (way: 1 | -1) =>
    around(4, () => `l${way * 8} ${way * 7}l${way * -8} ${way * 7}`).join("");
  const d = `M${-half} -28H${half}${torn(1)}H${-half}${torn(-1)}Z`;
  const stripes = around(
    Math.floor(length / 34),
    (index) => `M${-half + 14 + index * 34} -28l-14 56h13l14 -56Z`,
  );
  return shape(d, fill, FINE) + path(stripes.join(""), { fill: PAPER, "fill-opacity": 0.5 });
}
