import { expect, type Page } from "@playwright/test";

export const MAKER = "/flowerstand/maker";

export async function openMaker(page: Page, address = MAKER): Promise<void> {
  await page.goto(address);
  // Loads the scripts.
  await page.mouse.move(3, 3);
  await expect(page.getByRole("tablist", { name: "Tools" })).toBeVisible();
}

export async function placeOf(page: Page, index: number) {
  const text = await page.locator(`[data-layer="${index}"]`).getAttribute("transform");
  const [x = 0, y = 0, turn = 0, zoom = 0] = (text?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y, turn, zoom: Math.round(zoom * 100) };
}

/** Position of a scene point in the window, and pixels per scene unit. */
export async function pointOf(page: Page, x: number, y: number) {
  const box = await page.locator('svg[role="group"]').boundingBox();
  if (!box) throw new Error("There is no stage.");
  const scale = box.width / 900;
  return { x: box.x + x * scale, y: box.y + y * scale, scale };
}

interface StoredDraft {
  readonly name: string;
  readonly stand: { readonly layers: readonly { readonly kind: string }[] };
}

export async function storedDrafts(page: Page): Promise<StoredDraft[]> {
  return page.evaluate(
    () =>
      new Promise<StoredDraft[]>((resolve, reject) => {
        const opening = indexedDB.open("encore-flower-stands");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const request = opening.result.transaction("drafts").objectStore("drafts").getAll();
          request.addEventListener("success", () => {
            opening.result.close();
            resolve(request.result);
          });
        });
      }),
  );
}
