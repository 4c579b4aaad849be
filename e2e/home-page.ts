import { expect, type Page } from "@playwright/test";
import { HOME_SECTIONS } from "../src/app/routing/home-sections";
import { content } from "./content";
import { eventually } from "./eventually";
import { interactive } from "./interactive";

type Section = (typeof HOME_SECTIONS)[number];

/** A club that the section “Information” leads to. */
export const CLUB = content.clubs[0] ?? { key: "", title: "" };

export const dot = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Sections of this page" })
    .getByRole("link", { name: new RegExp(`^${name}, section`) });

/** How far the start of a section is from where it rests below the header, in px. */
export const offsetOf = (page: Page, section: Section) =>
  page.evaluate((id) => {
    const scroller = document.querySelector(".swiper-wrapper");
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (scroller?.getBoundingClientRect().top ?? 0)) || 0;
  }, section);

/** The page rests at a section, and the address and the dots say so. */
export async function restsAt(page: Page, section: Section): Promise<void> {
  await eventually(() => offsetOf(page, section)).toBe(0);
  await expect(page).toHaveURL(section === "main" ? /\/(main)?$/ : new RegExp(`/#${section}$`));
  const index = HOME_SECTIONS.indexOf(section) + 1;
  const current = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
  await expect(current).toHaveAccessibleName(new RegExp(`section ${index} of 5$`));
}

/** The page with its scripts, and Swiper on it. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await interactive(page);
  await page.mouse.move(1, 1);
  await expect(page.locator(".swiper-initialized")).toBeAttached();
}
