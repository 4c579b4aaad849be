import { expect, type Locator, type Page } from "@playwright/test";
import type { FlowerStand } from "../content/types";
import { encodeStand } from "../lib/stand/document/link";
import { makeYoursPath } from "../lib/content/model/pages/paths";
import { openMaker } from "./maker";

export const shareDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Share & save" });

/** On a phone its label is shorter. */
export const shareButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Share( & save)?$/ });

export async function openShareDialog(page: Page, stand: FlowerStand): Promise<Locator> {
  // A change of the fragment alone does not load the page.
  await page.goto("about:blank");
  await openMaker(page, makeYoursPath(await encodeStand(stand)));
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  return pressShare(page);
}

export async function pressShare(page: Page): Promise<Locator> {
  await shareButton(page).click();
  const dialog = shareDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

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
