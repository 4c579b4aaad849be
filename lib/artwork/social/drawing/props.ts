import { INK, PAPER, shade } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { spot } from "../../drawing/inks";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { pen } from "../../drawing/pen";
import { around, heart, polar, star } from "../../drawing/shapes";
import { place, rect } from "../../drawing/svg";

/** Things from backstage that stand for pages about the guide itself. */
export type PropName = keyof typeof props;

/** A drawing about 400 units wide and high round (0, 0). */
type Prop = (inks: Inks) => string;

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 18) =>
  rect(x, y, width, height, { rx, fill, stroke: INK, "stroke-width": 11 });

const microphone: Prop = (inks) =>
  place(
    shape(pen("-52,30! 52,30! 30,236!0,8 -30,236!"), INK) +
      shape(pen("-40,60! -8,60! -12,220!0,6 -24,220!"), shade(PAPER)) +
      disc(0, -76, 116, PAPER, 11) +
      line("M-104 -116Q0 -60 104 -116M-114 -64Q0 -6 114 -64M-92 -10Q0 34 92 -10", INK, 7) +
      line("M-62 -174Q-14 -76 -54 22M62 -174Q14 -76 54 22", INK, 7) +
      box(-74, 18, 148, 42, spot(inks, 0)) +
      shape(star(5, 34, 0.46, 0, 128), spot(inks, 0), 8),
    10,
    -6,
    24,
  );

const ticket: Prop = (inks) => {
  const outline = "M-210 -104H210V-40A40 40 0 0 0 210 40V104H-210V40A40 40 0 0 0 -210 -40Z";
  return place(
    place(shape(outline, INK), 14, 16) +
      shape(outline, PAPER) +
      flat("M92 -98H204V-44A44 44 0 0 0 204 44V98H92Z", spot(inks, 0)) +
      `<path d="M92 -90V96" fill="none" stroke="${INK}" stroke-width="9" stroke-dasharray="4 20" stroke-linecap="round"/>` +
      shape(star(5, 74, 0.46, -68, 4), inks.base, 9) +
      line("M124 -44H176M124 0H176M124 44H160", INK, 13),
    0,
    0,
    -14,
    1.08,
  );
};

const clapboard: Prop = (inks) => {
  const stripes = around(4, (index) => {
    const x = -180 + index * 104;
    return flat(`M${x} -120h52l-34 62h-52z`, PAPER);
  });
  return place(
    box(-200, -50, 400, 250, INK, 22) +
      box(-176, -26, 352, 200, PAPER, 12) +
      shape(pen("-40,14! 78,78! -40,142!"), spot(inks, 0)) +
      place(box(-200, -126, 400, 74, INK, 14) + stripes.join(""), -8, -22, -9) +
      disc(-178, -58, 15, spot(inks, 0), 8),
    0,
    -6,
    -5,
  );
};

const megaphone: Prop = (inks) =>
  place(
    shape(pen("-66,50! 6,50! 26,196!0,8 -30,196!"), INK) +
      shape(pen("-158,-58! 116,-166! 116,144! -158,62!"), spot(inks, 0)) +
      flat("M-150 4L108 4V132L-150 56Z", shade(spot(inks, 0), 0.16)) +
      shape(pen("-196,-50!-14,0 -158,-62! -158,66! -196,54!-14,0"), PAPER) +
      `<ellipse cx="116" cy="-11" rx="40" ry="158" fill="${INK}"/>` +
      `<ellipse cx="120" cy="-11" rx="22" ry="122" fill="${inks.base}"/>` +
      line("M196 -104L236 -134M204 -12H252M196 84L236 114", INK, 18),
    -24,
    0,
    -14,
  );

const phone: Prop = (inks) =>
  place(
    box(-116, -206, 240, 424, INK, 46) +
      box(-118, -212, 236, 420, PAPER, 44) +
      box(-92, -162, 184, 316, inks.base, 16) +
      shape(star(5, 76, 0.46, 0, -42), spot(inks, 0), 9) +
      line("M0 54V112M-28 88L0 116L28 88", PAPER, 17) +
      line("M-26 -188H26", INK, 10) +
      disc(0, 181, 12, INK, 0),
    0,
    0,
    9,
  );

const flower: Prop = (inks) => {
  const bloom = (x: number, y: number, size: number, fill: string) =>
    around(6, (index) => {
      const [dx, dy] = polar(x, y, size * 0.68, index * 60);
      return disc(dx, dy, size * 0.46, fill, 9);
    }).join("") + disc(x, y, size * 0.42, spot(inks, 0), 9);
  return (
    line("M-92 -40Q-30 80 0 190M96 -60Q40 80 0 190M0 -80V190", "#2f8f5b", 16) +
    shape(pen("-136,60! 136,60! 54,214!0,14 -54,214!"), PAPER) +
    shape(pen("-78,96! 0,118! 78,96! 66,164! 0,138! -66,164!"), spot(inks, 0), 9) +
    bloom(-108, -26, 92, PAPER) +
    bloom(112, -46, 92, "#82b1ff") +
    bloom(0, -112, 112, "#ed6f6f")
  );
};

const blocks: Prop = (inks) => {
  const block = (x: number, y: number, fill: string, sign: string) =>
    place(
      place(box(-88, -88, 176, 176, INK, 26), 10, 12) + box(-88, -88, 176, 176, fill, 26) + sign,
      x,
      y,
    );
  return (
    block(-104, 98, PAPER, line("M18 -42L-34 0L18 42", INK, 20)) +
    block(104, 98, spot(inks, 0), line("M-18 -42L34 0L-18 42", INK, 20)) +
    place(block(0, -104, inks.base, line("M20 -48L-20 48", INK, 20)), 0, 0, -7)
  );
};

const document: Prop = (inks) =>
  place(
    place(box(-150, -206, 300, 400, INK, 20), 16, 18) +
      box(-150, -206, 300, 400, PAPER, 20) +
      line("M-98 -138H40M-98 -78H98M-98 -22H98M-98 34H36", INK, 15) +
      shape(pen("46,128! 118,128! 130,236! 82,206! 34,236!"), spot(inks, 0), 9) +
      shape(star(14, 74, 0.84, 82, 112), inks.base) +
      shape(heart(62, 82, 114), PAPER, 7),
    -6,
    -4,
    -7,
  );

const calendar: Prop = (inks) => {
  const days = around(12, (index) =>
    disc(
      -120 + (index % 4) * 80,
      6 + Math.floor(index / 4) * 66,
      21,
      index === 6 ? INK : "#ddd6df",
      0,
    ),
  );
  return place(
    place(box(-190, -190, 380, 380, INK, 30), 14, 16) +
      box(-190, -190, 380, 380, PAPER, 30) +
      flat("M-184 -80V-160Q-184 -184 -160 -184H160Q184 -184 184 -160V-80Z", spot(inks, 0)) +
      line("M-190 -78H190", INK, 11) +
      line("M-96 -222V-150M96 -222V-150", INK, 24) +
      days.join("") +
      shape(star(5, 50, 0.46, 40, 72), inks.base, 9),
    0,
    8,
    6,
  );
};

const bigStar: Prop = (inks) =>
  place(
    place(shape(star(5, 236, 0.52), INK), 14, 18) +
      shape(star(5, 236, 0.52), spot(inks, 0)) +
      flat(star(5, 168, 0.52), shade(spot(inks, 0), 0.1)) +
      shape(star(5, 92, 0.52), PAPER, 8),
    0,
    16,
    -8,
  );

const props = {
  microphone,
  ticket,
  clapboard,
  megaphone,
  phone,
  flower,
  blocks,
  document,
  calendar,
  star: bigStar,
} as const satisfies Record<string, Prop>;

/** A thing from backstage, about 400 units wide and high round (0, 0). */
export function prop(name: PropName, inks: Inks): string {
  return props[name](inks);
}
