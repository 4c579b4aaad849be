import type { Locator, Page } from "@playwright/test";
import type { Character } from "../../content/types";

/** A property of a record, and what shows it on a page. */
export interface Mark {
  /** As the record has it, such as `profile.birthday`. */
  readonly property: string;
  readonly shown: Locator;
}

/** Where the properties of a character's record are on the profile: found by what they say. */
export function profileMarks(page: Page, character: Character, clubTitle: string): Mark[] {
  const main = page.locator("main");
  const said = (text: string, within: Locator = main) =>
    within.getByText(text, { exact: true }).first();
  const [firstLine = ""] = character.catch.split("\n");
  const [firstParagraph = ""] = character.text.split("\n\n");
  return [
    { property: "look", shown: main.locator("header img").first() },
    { property: "unit", shown: main.locator("header a").first() },
    { property: "name", shown: main.getByRole("heading", { level: 1 }) },
    { property: "names.ja", shown: said(character.names.ja ?? "") },
    { property: "catch", shown: main.locator("header").getByText(firstLine) },
    { property: "desc", shown: said(character.desc) },
    { property: "cv", shown: said(character.cv) },
    { property: "profile", shown: main.locator('section[aria-labelledby="facts"] dl').first() },
    { property: "text", shown: said(firstParagraph) },
    { property: "recruitText", shown: said(character.recruitText) },
    { property: "circle", shown: main.locator("article", { hasText: clubTitle }).first() },
  ];
}

const FRAME =
  "position:absolute;z-index:9998;box-sizing:border-box;border:3px dashed #d6005f;border-radius:10px;";
const LABEL =
  "position:absolute;z-index:9999;padding:3px 10px;border-radius:99px;border:2px solid #fff;" +
  "background:#d6005f;color:#fff;font:700 15px/1.3 'DejaVu Sans Mono',monospace;";

/**
 * Frames what shows each property and writes the property at its corner.
 * @throws if a property is not shown: the page has changed, and so must the marks
 */
export async function drawMarks(page: Page, marks: readonly Mark[]): Promise<void> {
  const drawn: { style: string; text: string }[] = [];
  for (const { property, shown } of marks) {
    const box = await shown.boundingBox({ timeout: 10_000 });
    if (!box) throw new Error(`The profile does not show ${property}.`);
    const { x, y, width, height } = box;
    const around = `left:${x - 6}px;top:${y - 6}px;width:${width + 12}px;height:${height + 12}px`;
    drawn.push({ style: FRAME + around, text: "" });
    const corner = `left:${x + width + 10}px;top:${Math.max(4, y - 24)}px;translate:-100% 0`;
    drawn.push({ style: LABEL + corner, text: property });
  }
  await page.evaluate((elements) => {
    for (const { style, text } of elements) {
      const element = document.createElement("div");
      element.style.cssText = style;
      element.textContent = text;
      document.body.append(element);
    }
  }, drawn);
}
