import type { PortraitLook } from "../../../content/types";
import { BLUE, COSTUME, DRAWINGS, LOOK } from "../../../test/drawing";
import { figure } from ".";
import { skins } from "./colors";
import { armsAmong, figureLook, type Stance } from "../../pictures/posters/figure-look";

const palette = { accent: "#942343", unit: BLUE };
const drawn = (change: Partial<PortraitLook> = {}, drawings = DRAWINGS) =>
  figure(figureLook({ ...LOOK, ...change }, drawings), palette);

it("wears a costume in the colours of unit, character and skin, with accessories over it", () => {
  const tie = COSTUME.replace("var(--base, #305daa)", "var(--skin, #ffffff)");
  const svg = drawn(
    { costume: { design: "coat", neck: "tie" } },
    new Map(DRAWINGS).set("neckwear/tie", tie),
  );
  const at = (color: string) => svg.lastIndexOf(`fill="${color}" stroke="#17131c"`);
  expect(at(BLUE.color1)).toBeGreaterThan(0);
  expect(svg.lastIndexOf(`M226 1124L78 1600H1122L974 1124Z" fill="${skins.fair}"`)).toBeGreaterThan(
    at(BLUE.color1),
  );
  expect(svg).toContain(palette.accent);
});

it("shows eyes of two colours, with lights or with stars in them", () => {
  const odd = { ...LOOK.eyes, colorRight: "#f2b83a" };
  expect(drawn({ eyes: odd })).toContain(LOOK.eyes.color);
  expect(drawn({ eyes: odd })).toContain("#f2b83a");
  expect(drawn({ eyes: { ...odd, star: true } })).not.toBe(drawn({ eyes: odd }));
});

it("draws nothing behind the neck if no hair is named", () => {
  const { back: _, ...bare } = LOOK.hair;
  expect(drawn({ hair: bare }).length).toBeLessThan(drawn().length);
});

it("draws a file of hair that is put there under its name", () => {
  const star = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 60 880 900">
  <g id="before" fill="var(--hair, #8a5a3c)"><path d="M240 490L490 60L744 450Z"/></g>
</svg>`;
  const svg = drawn(
    { hair: { cut: { style: "star" }, color: "#112233" } },
    new Map(DRAWINGS).set("hair/styles/star", star),
  );
  expect(svg).toContain('<path d="M240 490L490 60L744 450Z" fill="#112233"/>');
  expect(() => drawn({ hair: { cut: { style: "strar" }, color: "#112233" } })).toThrow(
    "content/art/hair/styles/strar.svg",
  );
});

it("gives arms the colours of a costume's two sleeves, also mirrored", () => {
  const arm = (d: string, slot: string) => `<path d="${d}" fill="var(--${slot}, #fe4d91)"/>`;
  const pose = `<svg viewBox="0 0 1200 1600">${arm("M1 1", "far-sleeve")}${arm("M2 2", "sleeve")}</svg>`;
  const costume =
    `<svg viewBox="0 0 1200 1600"><path d="M0 0" fill="#ffffff"/>` +
    `<path id="left-sleeve" d="M0 1" fill="var(--base, #305daa)"/></svg>`;
  const drawings = new Map(DRAWINGS).set("poses/bow", pose).set("costumes/halves", costume);
  const look: PortraitLook = { ...LOOK, costume: { design: "halves" } };
  const colors = (facing: "left" | "right") => {
    const svg = figure(figureLook(look, drawings, { pose: "bow", facing }), palette);
    return ["M1 1", "M2 2"].map((d) => new RegExp(`d="${d}" fill="([^"]+)"`).exec(svg)?.[1]);
  };
  expect(colors("right")).toEqual([BLUE.color1, "#ffffff"]);
  expect(colors("left")).toEqual(["#ffffff", BLUE.color1]);
});

it("has the eyes, marks, arms and clothes of a mood, and its own otherwise", () => {
  const POSE = COSTUME.replace("var(--base, #305daa)", "var(--sleeve, #fe4d91)");
  const drawings = new Map(DRAWINGS).set("poses/bow", POSE);
  const look: PortraitLook = {
    ...LOOK,
    moods: {
      onStage: { eyes: "cat", marks: ["mole-left"], pose: "bow", caption: "Bows" },
      offDuty: { costume: { design: "fine" }, tilt: 4 },
      caughtOut: {},
    },
  };
  const acting = (stance: Stance) => figureLook(look, drawings, stance);
  const plain = figureLook(LOOK, drawings);
  expect(acting({})).toEqual(plain);
  expect(acting({ mood: "caughtOut" })).toEqual(plain);
  expect(acting({ mood: "onStage" })).toEqual({
    ...plain,
    eyes: { ...LOOK.eyes, shape: "cat" },
    marks: ["mole-left"],
    parts: {
      ...plain.parts,
      eyes: DRAWINGS.get("faces/eyes/cat"),
      marks: [DRAWINGS.get("faces/marks/mole-left")],
      pose: POSE,
    },
  });
  expect(acting({ mood: "onStage", pose: null }).parts.pose).toBeUndefined();
  expect(figure(acting({ pose: "bow" }), palette)).toContain(
    `<path d="M226 1124L78 1600H1122L974 1124Z" fill="${BLUE.color1}"`,
  );
  expect(figure(acting({ mood: "offDuty" }), palette)).toContain('transform="rotate(4 600 1040) ');
});

it("leaves out a pose for which there is no room, and a sign", () => {
  const reaching = (reach: string) => COSTUME.replace("<svg ", `<svg data-reach="${reach}" `);
  const drawings = new Map(DRAWINGS)
    .set("poses/wave", reaching("wide"))
    .set("poses/cup", reaching("near"))
    .set("faces/signs/notes", COSTUME);
  const acting = { onStage: { pose: "wave", sign: "notes", caption: "Waves" } } as const;
  const look: PortraitLook = { ...LOOK, moods: { ...acting, offDuty: {}, caughtOut: {} } };
  const parts = (stance: Stance) =>
    figureLook(look, drawings, { mood: "onStage", ...stance }).parts;
  expect(parts({})).toMatchObject({ pose: reaching("wide"), sign: COSTUME });
  expect(parts({ reaches: ["near"] })).not.toHaveProperty("pose");
  expect(parts({ reaches: ["near"], pose: "cup" })).toMatchObject({ pose: reaching("near") });
  expect(parts({ hasSign: false })).not.toHaveProperty("sign");
});

it("of a group of three or more only the one in front acts with its arms, near to the body", () => {
  expect(armsAmong(1, true, "wide")).toEqual({});
  expect(armsAmong(3, true, "tall")).toEqual({ reaches: ["near"] });
  expect(armsAmong(3, false, "tall")).toEqual({ pose: null });
});

it("lowers a hand below the chest in a tall picture of two alone", () => {
  expect(armsAmong(2, false, "tall")).toEqual({ reaches: ["near", "low"] });
  expect(armsAmong(2, true, "wide")).toEqual({ reaches: ["near"] });
});

it("shows a mole over the blush of a mood", () => {
  const blush = COSTUME.replace("1600", "190");
  const drawings = new Map(DRAWINGS).set("faces/marks/flush", blush);
  const moods = { onStage: {}, offDuty: {}, caughtOut: { marks: ["flush" as const] } };
  const look: PortraitLook = { ...LOOK, marks: ["mole-left"], moods };
  const { marks } = figureLook(look, drawings, { mood: "caughtOut" }).parts;
  expect(marks).toEqual([blush, DRAWINGS.get("faces/marks/mole-left")]);
});

it("turns a face, and leaves parting, marks and the colours of the eyes on their sides", () => {
  const odd = {
    ...LOOK,
    eyes: { ...LOOK.eyes, colorRight: "#f2b83a" },
    marks: ["mole-left" as const],
  };
  const facing = (side: "left" | "right", look: PortraitLook = odd) =>
    figureLook(look, DRAWINGS, { facing: side });
  expect(facing("right")).toEqual(figureLook(odd, DRAWINGS));
  expect(facing("left")).toEqual({ ...facing("right"), facing: "left", turned: true });
  const svg = figure(facing("left"), palette);
  expect(svg.indexOf("#f2b83a")).toBeLessThan(svg.indexOf(LOOK.eyes.color));
  expect(svg).toMatch(/<g transform="translate\(1082 0\) scale\(-1 1\)">(?:<g>)?<circle cx="404"/);
  const streaked = (about: string) => {
    const streak = `<svg data-about="${about}"><g id="before"><path d="M250 470L310 430Z"/></g></svg>`;
    const drawings = new Map(DRAWINGS).set("hair/streaks/side", streak);
    const hair = { ...LOOK.hair, streak: { color: "#fffdf8", place: "side" as const } };
    return figure(figureLook({ ...LOOK, hair }, drawings, { facing: "left" }), palette);
  };
  expect(streaked("face")).toContain('<g transform="translate(1082 0) scale(-1 1)">');
  expect(streaked("skull")).not.toContain('<g transform="translate(1082 0) scale(-1 1)">');
  // A style that is drawn as a whole has its parting in it.
  const whole = { ...odd, hair: { cut: { style: "curtained" as const }, color: "#112233" } };
  const drawings = new Map(DRAWINGS).set("hair/styles/curtained", COSTUME);
  expect(figureLook(whole, drawings, { facing: "left" }).turned).toBeUndefined();
});
