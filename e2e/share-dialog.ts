import { expect, type Locator, type Page } from "@playwright/test";
import type { FlowerStand } from "../content/types";
import { encodeStand } from "../lib/stand/document/link";
import { makeYoursPath } from "../lib/content/model/pages/paths";
import { openMaker } from "./maker";

/** The dialog in which stands are saved and shared. */
export const shareDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Share & save" });

/** What opens it in the maker; on a phone there is room for one word. */
export const shareButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Share( & save)?$/ });

/** Opens a stand in the maker, as a draft of its own, and the dialog. */
export async function openShareDialog(page: Page, stand: FlowerStand): Promise<Locator> {
  // Another hash alone would not load the page.
  await page.goto("about:blank");
  await openMaker(page, makeYoursPath(await encodeStand(stand)));
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  return pressShare(page);
}

/** Opens the dialog for the stand that is on the maker's stage. */
export async function pressShare(page: Page): Promise<Locator> {
  await shareButton(page).click();
  const dialog = shareDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Saves the stand at a size and gives the file. */
export async function savedFile(page: Page, size: "Small" | "Medium" | "Large") {
  const download = page.waitForEvent("download");
  await shareDialog(page)
    .getByRole("button", { name: new RegExp(`^${size}`) })
    .click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
