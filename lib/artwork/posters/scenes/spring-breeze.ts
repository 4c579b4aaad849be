import { INK, mix } from "../../drawing/color";
import { disc, line, shape } from "../../drawing/outlined";
import { around, polar, polygon } from "../../drawing/shapes";
import { place, rect, round } from "../../drawing/svg";
import { koi } from "./props/koi";
import { kite } from "./props/kite";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import { GOLD, CREAM, RED, LINE, setting, block, screen, cloud } from "./stagecraft";

const FRESH = "#8fd14f";
const GREEN = "#3fa45c";

/** May: hills in new leaf, carp streamers in the wind, a kite that got away. */
export const springBreeze: Scene = {
  back: (frame) => {
    const at = setting(frame, "spring-breeze");
    const { width, height, by, inks } = at;
    const sky = mix(inks.base, "#9fdcff", 0.62);
    return [
      rect(0, 0, width, height, { fill: sky }),
      screen(at, [0, by(80, 300), width, by(490, 760)], mix(sky, "#ffffff", 0.55), 34),
      disc(by(560, 190), by(560, 900), by(150, 170), "#ffe27a", 0),
      place(cloud(by(420, 460), "#ffffff"), by(760, 980), by(560, 720)),
      place(cloud(by(240, 260), "#ffffff"), by(200, 130), by(470, 640)),
      place(cloud(by(190, 230), "#ffffff"), by(1480, 330), by(480, 520)),
      hills(at),
      streamers(at),
      place(kite(inks.base), by(590, 170), by(140, 330), -20, by(0.9, 1.05)),
      ...leaves(at, 15),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "spring-breeze front");
    const { width, height, by, random } = at;
    const tufts = around(by(13, 8), (index) => {
      const x = ((index + 0.5) / by(13, 8)) * width;
      return place(
        tuft(index),
        x,
        height + 8,
        random.between(-8, 8),
        random.between(0.9, 1.2) * by(1.1, 1.5),
      );
    });
    return tufts.join("");
  },
};

function hills({ width, height, by }: Setting): string {
  const y = by(600, 1000);
  const far = `M-20 ${y + 30}Q${width * 0.16} ${y - 90} ${width * 0.36} ${y}T${width * 0.74} ${y - 30}T${width + 20} ${y - 20}V${height}H-20Z`;
  const middle = `M-20 ${y + 80}Q${width * 0.3} ${y + 10} ${width * 0.56} ${y + 110}T${width + 20} ${y + 40}V${height}H-20Z`;
  const near = `M-20 ${y + 220}Q${width * 0.32} ${y + 90} ${width * 0.7} ${y + 190}T${width + 20} ${y + 170}V${height}H-20Z`;
  return (
    shape(far, mix(GREEN, "#9fe0c8", 0.45), LINE) +
    trees(width * 0.08, y + 20, 4) +
    trees(width * 0.44, y + 22, 3) +
    shape(middle, FRESH, LINE) +
    shape(near, GREEN, LINE) +
    around(16, (index) =>
      disc(
        round((index + 0.5) * (width / 16)),
        y + 270 + ((index * 53) % by(60, 190)),
        11,
        CREAM,
        5,
      ),
    ).join("")
  );
}

const trees = (x: number, y: number, count: number) =>
  around(count, (index) => {
    const size = 34 + ((index * 17) % 22);
    const left = round(x + index * 62);
    return (
      line(`M${left} ${y + 60}v-50`, INK, 12) +
      disc(left, y - index * 4, size, index % 2 ? FRESH : GREEN, LINE)
    );
  }).join("");

// A pole with a wind wheel and a family of carp.
function streamers(at: Setting): string {
  const { by, height } = at;
  const x = by(1530, 1110);
  const carp = (y: number, length: number, color: string, turn: number) =>
    line(`M${x} ${y - 10}L${x - 50} ${y}`, INK, 5) + place(koi(length, color), x - 50, y, turn);
  return [
    shape(block(x - 11, by(90, 440), 22, height), CREAM, LINE),
    carp(by(190, 590), by(560, 780), "#2f3a63", by(5, 6)),
    carp(by(330, 800), by(500, 640), RED, by(-3, -4)),
    carp(by(450, 990), by(380, 480), "#2f8fd6", by(3, 5)),
    wheel(x, by(84, 430)),
  ].join("");
}

function wheel(x: number, y: number): string {
  const blades = around(8, (index) => {
    const [farX, farY] = polar(x, y, 62, index * 45);
    const [sideX, sideY] = polar(x, y, 50, index * 45 + 34);
    return shape(
      polygon([
        [x, y],
        [farX, farY],
        [sideX, sideY],
      ]),
      index % 2 ? GOLD : RED,
      5,
    );
  });
  return blades.join("") + disc(x, y, 15, GOLD, 6);
}

function leaves({ random, width, height, by, inks }: Setting, count: number): string[] {
  return around(count, (index) => {
    const fill = random.pick([FRESH, GREEN, FRESH, mix(inks.base, "#ffffff", 0.7)]);
    const leaf = shape("M-30 0Q0 -28 34 0Q0 24 -30 0Z", fill, 5) + line("M-38 2L20 0", INK, 4);
    const x = ((index + random.between(0, 1)) / count) * width;
    const y = random.between(by(0.08, 0.28), 0.8) * height;
    return place(leaf, x, y, random.between(-50, 30), random.between(0.7, 1.15));
  });
}

// A tuft of broad blades, some with a flower; (0, 0) is its foot.
function tuft(index: number): string {
  const blades = [-62, -30, 4, 38, 70].map((lean, blade) => {
    const high = 66 + ((blade * 29 + index * 13) % 34);
    return `L${round(lean * 0.8 - 18)} -14L${lean} ${-high}`;
  });
  const petals = around(6, (petal) => {
    const [x, y] = polar(12, -98, 18, petal * 60);
    return disc(round(x), round(y), 12, CREAM, 5);
  });
  const flower = line("M8 0L12 -84", INK, 9) + petals.join("") + disc(12, -98, 12, GOLD, 5);
  return (
    (index % 3 === 1 ? flower : "") +
    shape(`M-84 20${blades.join("")}L64 -14L84 20Z`, index % 2 ? FRESH : GREEN, 6)
  );
}
