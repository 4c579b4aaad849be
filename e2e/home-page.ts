import { expect, type Page } from "@playwright/test";
import { HOME_SECTIONS } from "../src/app/routing/home-sections";
import { content } from "./content";
import { eventually } from "./eventually";
import { interactive } from "./interactive";

type Section = (typeof HOME_SECTIONS)[number];

export const CLUB = content.clubs[0] ?? { key: "", title: "" };

export const dot = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Sections of this page" })
    .getByRole("link", { name: new RegExp(`^${name}, section`) });

/** Distance of a section from its snap position, in px. */
export const offsetOf = (page: Page, section: Section) =>
  page.evaluate((id) => {
    const scroller = document.querySelector(".swiper-wrapper");
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (scroller?.getBoundingClientRect().top ?? 0)) || 0;
  }, section);

/** Expects the page at a section, with matching address and dots. */
export async function expectRestAt(page: Page, section: Section): Promise<void> {
  await eventually(() => offsetOf(page, section)).toBe(0);
  await expect(page).toHaveURL(section === "main" ? /\/(main)?$/ : new RegExp(`/#${section}$`));
  const index = HOME_SECTIONS.indexOf(section) + 1;
  const current = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
  await expect(current).toHaveAccessibleName(new RegExp(`section ${index} of 5$`));
}

export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await interactive(page);
  await page.mouse.move(1, 1);
  await expect(page.locator(".swiper-initialized")).toBeAttached();
}
