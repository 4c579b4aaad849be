/**
 * `npm run guide-pictures`: draws the pictures of docs/content.md and docs/drawings.md again, from the last build and
 * from what the check really prints. Run it when a profile or the check looks otherwise than the guide shows;
 * `npm run guide-pictures sheets`, which needs no build, when drawings do.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../e2e/chromium";
import { type Catalogue, readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { report } from "../../lib/content/check/report";
import { EditableContent } from "../../lib/content/testing/editable-content";
import { cardsOf } from "../contact-sheet/cards";
import { contactSheet } from "../contact-sheet/sheet";
import { createApp } from "../../server/app";
import { listen } from "../../server/listen";
import { readSite } from "../../server/read-site";
import { drawMarks, profileMarks } from "./profile-marks";
import { terminalPage } from "./terminal-page";

const ROOT = resolve(__dirname, "../..");
const FOLDER = join(ROOT, "docs/pictures-of-guide");
/** Whose profile the guide shows. */
const CNAME = "tenshouin_eichi";
/** Whose posters stand on the contact sheet of the guide. */
const UNIT = "fine";
/** The sheets of drawings, and what stands on each. */
const SHEETS = {
  "contact-sheet": UNIT,
  art: "art/sceneries",
  hair: "art/hair/styles",
  halos: "art/halos",
};
/** Width of the window that the profile is shown in. */
const WIDTH = 1100;

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const catalogue = readCatalogue(join(ROOT, "content"));
  for (const [name, word] of Object.entries(SHEETS)) {
    await keep(name, await contactSheetOf(catalogue, word));
  }
  if (process.argv.includes("sheets")) return;
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  try {
    await keep("check", await terminal(browser, "npm run content check", brokenCheck()));
    await profile(browser, catalogue);
  } finally {
    await browser.close();
  }
}

/** What the check prints of three slips that are easily made. */
function brokenCheck(): string {
  const content = new EditableContent(takeSnapshot(ROOT));
  content.replace(`characters/${CNAME}.json`, '"birthday": "01-10"', '"birthday": "10 January"');
  content.replace(`characters/${CNAME}.json`, '"Sports"', '"Sport"');
  content.replace(`units/${UNIT}.json`, '"leader": 22', '"leader": 23');
  return report(content.check());
}

async function terminal(browser: Browser, command: string, output: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1180, height: 400 } });
  await page.setContent(terminalPage(command, output));
  const picture = await page.locator("body").screenshot();
  await page.close();
  return picture;
}

async function contactSheetOf(catalogue: Catalogue, word: string): Promise<Buffer> {
  const sheet = await contactSheet(cardsOf(catalogue, [word]), { width: 220, columns: 5 });
  return sheet.png().toBuffer();
}

/** The profile of an idol with its properties marked: the top of the page, and what follows. */
async function profile(browser: Browser, catalogue: Catalogue): Promise<void> {
  const character = catalogue.characters.find(({ cname }) => cname === CNAME);
  const club = catalogue.clubs.find(({ key }) => key === character?.circle.at(0));
  if (!character || !club) throw new Error(`There is no ${CNAME} with a club.`);
  const { address, stop } = await listen(createApp(readSite(ROOT)), "127.0.0.1", 0);
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    reducedMotion: "reduce",
  });
  try {
    await page.goto(`${address}/explore/units/characters/${CNAME}`, { waitUntil: "networkidle" });
    await showEverything(page);
    await drawMarks(page, profileMarks(page, character, club.title));
    const [, from = 0] = await edges(page, "main header");
    const [, upTo = 0] = await edges(page, 'section[aria-labelledby="clubs"]');
    const clip = (y: number, end: number) => ({ x: 0, y, width: WIDTH, height: end - y });
    await keep("profile-top", await page.screenshot({ fullPage: true, clip: clip(0, from) }));
    await keep("profile-below", await page.screenshot({ fullPage: true, clip: clip(from, upTo) }));
  } finally {
    await page.close();
    await stop();
  }
}

/** Pictures that come late are loaded once the page has been scrolled through. */
async function showEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}

/** Upper and lower edge of the first element that a selector finds, from the top of the page. */
async function edges(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`The page has no ${selector}.`);
  return [box.y, box.y + box.height];
}

async function keep(name: string, picture: Buffer): Promise<void> {
  const { size } = await sharp(picture)
    .resize({ width: 1100, withoutEnlargement: true })
    .webp({ quality: 66, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp: ${Math.round(size / 1000)} kB`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
