import { readdirSync, readFileSync } from "node:fs";
import { nightInk, shellInks } from "./night-inks";

const UNITS = "content/units";
const brightness = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return Math.max((value >> 16) & 255, (value >> 8) & 255, value & 255);
};

it("lightens a dark colour and leaves a light one", () => {
  expect(nightInk("#ffd400")).toBe("#ffd400");
  expect(nightInk("#000000")).toMatch(/^#([89a-f])/);
});

it("lightens the colours of every unit until they are visible at night", () => {
  for (const file of readdirSync(UNITS)) {
    const { colors } = JSON.parse(readFileSync(`${UNITS}/${file}`, "utf8"));
    if (!colors) continue;
    const inks = shellInks({ colors, members: [{ color: "#001e43" }] }, 5);
    expect(inks).toHaveLength(3);
    for (const ink of inks) expect(brightness(ink)).toBeGreaterThan(120);
  }
});

it("alternates the members, and falls back to white", () => {
  const unit = { colors: null, members: [{ color: "#ffff00" }, { color: "#00ffff" }] };
  expect([0, 1, 2].map((count) => shellInks(unit, count)[2])).toEqual([
    "#ffff00",
    "#00ffff",
    "#ffff00",
  ]);
  expect(shellInks({ colors: null, members: [] }, 3)).toEqual(["#ffffff", "#ffffff", "#ffffff"]);
});
