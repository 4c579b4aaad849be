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
    { property: "circle", shown: main.getByRole("heading", { name: clubTitle }) },
  ];
}

const FRAME = "3px dashed #d6005f";
const LABEL =
  "position:absolute;z-index:9999;padding:3px 10px;border-radius:99px;border:2px solid #fff;" +
  "background:#d6005f;color:#fff;font:700 15px/1.3 'DejaVu Sans Mono',monospace;";

/**
 * Frames what shows each property and writes the property at its corner.
 * @throws if a property is not shown: the page has changed, and so must the marks
 */
export async function drawMarks(page: Page, marks: readonly Mark[]): Promise<void> {
  for (const { property, shown } of marks) {
    const box = await shown.boundingBox({ timeout: 10_000 });
    if (!box) throw new Error(`The profile does not show ${property}.`);
    await page.evaluate(
      ({ property: words, box: { x, y, width, height }, label, frame }) => {
        const add = (style: string, text = "") => {
          const element = document.createElement("div");
          element.setAttribute("style", style);
          element.textContent = text;
          document.body.append(element);
        };
        const [left, top] = [x + scrollX, y + scrollY];
        add(
          `position:absolute;z-index:9998;pointer-events:none;border:${frame};border-radius:10px;` +
            `left:${left - 6}px;top:${top - 6}px;width:${width + 12}px;height:${height + 12}px;box-sizing:border-box`,
        );
        add(`${label}left:${Math.max(4, left - 12)}px;top:${Math.max(4, top - 24)}px`, words);
      },
      { property, box, label: LABEL, frame: FRAME },
    );
  }
}
