import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ICONS } from "./web-manifest";

/** Icon of a phone's home screen; square, since the phone rounds it. */
const TOUCH_ICON = { file: "icons/apple-touch.png", size: 180 };

/** Width of the icon's viewBox, and sharp's default resolution. */
const BASE = 64;
const BASE_DENSITY = 72;

/** Area of the icon inside its outline, as fractions of its width. */
const INNER = { from: 0.15, to: 0.85 };
/** Part of a maskable icon that is never cut: the safe zone of the W3C manifest. */
const SAFE = 0.8;

/**
 * Writes the manifest's icons and the touch icon into `folder`, drawn from the icon `svg` (64 units wide). Icons that
 * systems cut show the drawing without its outline on `ground`.
 */
export async function writeIcons(svg: Buffer, ground: string, folder: string): Promise<string[]> {
  mkdirSync(join(folder, "icons"), { recursive: true });
  for (const { file, size, purpose } of ICONS) {
    const icon = purpose === "maskable" ? await maskableIcon(svg, ground, size) : draw(svg, size);
    await icon.png({ palette: true }).toFile(join(folder, file));
  }
  const touch = await maskableIcon(svg, ground, TOUCH_ICON.size);
  await touch.png({ palette: true }).toFile(join(folder, TOUCH_ICON.file));
  return [...ICONS, TOUCH_ICON].map(({ file }) => file);
}

function draw(svg: Buffer, size: number): Sharp {
  return sharp(svg, { density: (BASE_DENSITY * size) / BASE }).resize(size, size);
}

async function maskableIcon(svg: Buffer, ground: string, size: number): Promise<Sharp> {
  const inner = Math.round(size * SAFE);
  const whole = Math.round(inner / (INNER.to - INNER.from));
  const from = Math.round(whole * INNER.from);
  const drawing = await draw(svg, whole)
    .extract({ left: from, top: from, width: inner, height: inner })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: ground },
  }).composite([{ input: drawing, gravity: "centre" }]);
}
