import { INK, mix, PAPER } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around, polar, regular, star } from "../../../drawing/shapes";
import { path, place, round } from "../../../drawing/svg";
import { arch, block, EDGE, FINE, oval, screened } from "./sheet";
import { rose } from "./flowers";

const STONE = "#f6e7cf";

/**
 * A gate of 220 × 330 units standing on (0, 0), with something on its roof that says whose it is:
 * `crown` stands on (0, -330).
 */
function gate(wall: string, trim: string, crown: string, behind = ""): string {
  const body = block(-110, -330, 220, 330);
  const dark = mix(wall, INK, 0.72);
  const stones = around(9, (index) => {
    const angle = -180 + index * 22.5;
    const from = polar(0, -178, 76, angle).map(round).join(" ");
    const to = polar(0, -178, 100, angle).map(round).join(" ");
    return `M${from}L${to}`;
  });
  return (
    behind +
    path(block(-96, -318, 230, 330), { fill: INK, "fill-opacity": 0.3 }) +
    shape(body, wall, EDGE + 1) +
    screened(
      body,
      { x: -110, y: -330, width: 220, height: 330 },
      "bottom",
      0.7,
      mix(wall, INK, 0.2),
    ) +
    shape(arch(-102, -280, 204, 280), trim, EDGE) +
    line(stones.join(""), INK, FINE) +
    shape(arch(-76, -254, 152, 254), dark, EDGE) +
    path(`M0 -254a76 76 0 0 1 76 76V0H24Z`, { fill: mix(wall, INK, 0.58) }) +
    shape(block(-128, -352, 256, 34, 6), trim, EDGE + 1) +
    crown
  );
}

/** The gate of roses: a balcony over the door, a pointed roof, one great bloom. */
export function roseGate(): string {
  const rail = around(7, (index) =>
    shape(block(-101 + index * 30, -396, 20, 46, 8), PAPER, FINE),
  ).join("");
  const roof = shape("M-112 -406Q-30 -446 0 -590Q30 -446 112 -406Z", "#ff5c93", EDGE + 1);
  const small = [-92, -46, 46, 92]
    .map((x) => place(rose(24, "#ff3d77"), x, -350 + Math.abs(x) * 0.1))
    .join("");
  return gate(
    "#ffb3cf",
    PAPER,
    roof +
      rail +
      shape(block(-122, -410, 244, 20, 10), PAPER, EDGE) +
      place(rose(66, "#ff2f6d"), 0, -420) +
      small,
  );
}

/** The gate of the kitchen: a pot that boils over it. */
export function potGate(): string {
  const steam = [-58, 0, 58]
    .map((x, index) => `M${x} ${-536 - (index % 2) * 16}c-22 -22 22 -36 0 -60s10 -22 4 -34`)
    .join("");
  const pot =
    line(steam, INK, 26) +
    line(steam, PAPER, 14) +
    line("M-132 -440H132", INK, 34) +
    line("M-132 -440H132", "#ffd23f", 18) +
    shape("M-104 -478H104V-392Q104 -352 64 -352H-64Q-104 -352 -104 -392Z", "#ff5a36", EDGE + 1) +
    line("M-78 -456V-398", "#ffb39d", 12) +
    shape("M-112 -478Q-100 -528 0 -528T112 -478Z", "#ffd23f", EDGE + 1) +
    disc(0, -534, 18, "#ff5a36", EDGE);
  const checks = around(22, (index) =>
    block(-110 + index * 20 - (index > 10 ? 220 : 0), -316 + (index > 10 ? 18 : 0), 10, 18),
  ).join("");
  return gate("#ffa04d", "#fff3d6", path(checks, { fill: "#e8421f" }) + pot);
}

/** The gate of the audience: a fan of light sticks. */
export function lightGate(): string {
  const colors = ["#ff5fa2", "#ffd23f", "#5ff0ff", "#8dff7a", "#c69bff"];
  const sticks = colors.map((color, index) => {
    const glow = path(block(-30, -220, 60, 158, 30), { fill: color, "fill-opacity": 0.35 });
    const stick =
      shape(block(-16, -206, 32, 130, 16), color, EDGE) +
      shape(block(-13, -84, 26, 84, 8), INK, FINE);
    return place(glow + stick + line("M-4 -188V-120", PAPER, 7), 0, -336, (index - 2) * 22);
  });
  return gate(
    "#7d6bff",
    "#d9d2ff",
    place(shape(star(5, 62, 0.54), "#ffd23f", EDGE + 1), 0, -352),
    sticks.join(""),
  );
}

/** The gate of the arena: a temple front with columns, a shield and laurel. */
export function columnGate(): string {
  const columns = [-104, -62, 62, 104]
    .map(
      (x) =>
        shape(block(x - 17, -306, 34, 306), PAPER, EDGE) +
        line(`M${x - 5} -284V-18M${x + 6} -284V-18`, mix(STONE, INK, 0.35), 4) +
        shape(block(x - 24, -322, 48, 22, 4), STONE, FINE) +
        shape(block(x - 24, -22, 48, 24, 4), STONE, FINE),
    )
    .join("");
  const leaves = around(10, (index) => {
    const side = index % 2 ? 1 : -1;
    const [x, y] = polar(0, -452, 92, 90 - side * (26 + Math.floor(index / 2) * 30));
    return place(
      shape("M0 -26Q17 0 0 26Q-17 0 0 -26Z", "#3fbf6b", FINE),
      x,
      y,
      side * (60 - Math.floor(index / 2) * 30),
    );
  });
  const shield =
    shape("M-54 -506Q0 -528 54 -506V-452Q54 -404 0 -380Q-54 -404 -54 -452Z", "#e23d4b", EDGE + 1) +
    shape(regular(4, 30, -90, 0, -452), "#ffd23f", FINE);
  return gate(
    "#d8c3a0",
    STONE,
    columns +
      shape("M-140 -350L0 -430L140 -350Z", STONE, EDGE + 1) +
      shape("M-88 -362L0 -412L88 -362Z", "#c9ad80", FINE) +
      leaves.join("") +
      shield,
  );
}

/** A pole of `tall` units with a forked flag that blows to the right. */
export function flag(tall: number, fill: string, stripe: string): string {
  const cloth = "M0 0Q40 -18 76 0T150 -4L124 34L150 70Q112 56 76 74T0 74Z";
  return (
    line(`M0 0V${-tall}`, INK, 15) +
    line(`M0 0V${-tall}`, "#fff3d6", 6) +
    place(shape(cloth, fill, EDGE) + shape(oval(52, 36, 20), stripe, FINE), 0, -tall + 8) +
    disc(0, -tall, 12, "#ffd23f", FINE)
  );
}
