import { expect, type Page, type Request } from "@playwright/test";

export const PATH = "/playmovie_campaign";
/** Pictures of a size of the film: `playmovie-007-960.1a2b3c.avif`, without the manifest. */
export const FRAME = /\/playmovie-\d{3}-/;
export const PICTURE = /\/playmovie-[\w-]+\.[0-9a-f]{6}\.(avif|webp)$/;

export const curtain = (page: Page) => page.getByRole("progressbar", { name: "Loading the film" });
export const slider = (page: Page) => page.getByRole("slider", { name: "Place in the film" });
export const frame = async (page: Page) => Number(await slider(page).inputValue());
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const canvas = (page: Page) => page.locator("canvas[data-painted]");

/** With data saving a fifth of the frames is loaded, which is faster. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

/** Opens the page and waits until the curtain has opened and the film is paused at a frame. */
export async function open(page: Page, at = 1): Promise<void> {
  await page.goto(PATH);
  await expect(canvas(page)).toBeAttached();
  await expect(curtain(page)).toHaveCount(0);
  await slider(page).fill(String(at));
  await expect(canvas(page)).toBeVisible();
}

export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    const isFetched = request.resourceType() === "fetch";
    if (isFetched && PICTURE.test(request.url())) requests.push(request);
  });
  return requests;
}
