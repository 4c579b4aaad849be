import { expect, type Page, test } from "@playwright/test";
import { decodeStand } from "../plugins/flower-stand/document/link";
import { violations } from "./axe";
import { errorsOf } from "./errors-of";
import { openShareDialog, savedFile, shareButton, shareDialog } from "./share-dialog";
import { SAMPLES } from "./stand-samples";

const CHANGE = "**/api/c/exhibition/change";

const [STAND] = Object.values(SAMPLES);
if (!STAND) throw new Error("There are no samples.");

/** Fills the form in and sends it. */
async function publish(dialog: ReturnType<typeof shareDialog>, title: string) {
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Your name").fill("Row 12");
  await dialog.getByLabel("I have read the rules.").check();
  await dialog.getByRole("button", { name: "Send it in" }).click();
}

test("the link carries the stand, and the code is drawn", async ({ page }) => {
  const dialog = await openShareDialog(page, STAND);
  const link = new URL(await dialog.getByLabel("Link to this stand").inputValue());
  expect(link.pathname).toBe("/flowerstand/share/detail");
  expect(await decodeStand(link.hash.slice(1))).toEqual({ ok: true, stand: STAND });
  expect(link.href.length).toBeLessThan(2000);
  await dialog.getByRole("button", { name: "QR code" }).click();
  await expect(dialog.getByText("QR code: the link to this stand.")).toBeAttached();
  for (const name of ["Facebook", "Twitter", "LINE"]) {
    const way = dialog.getByRole("link", { name });
    await expect(way).toHaveAttribute("href", new RegExp(encodeURIComponent(link.href)));
    await expect(way).toHaveAttribute("rel", /noopener/);
  }
});

interface Pasted {
  readonly text: string;
  /** Types of the files. */
  readonly files: readonly string[];
}

/** What pasting gives: the site's policy lets no script read the clipboard. */
async function pasted(page: Page): Promise<Pasted> {
  await page.evaluate(() => {
    const paste = new Promise<Pasted>((resolve) => {
      document.addEventListener(
        "paste",
        ({ clipboardData }) =>
          resolve({
            text: clipboardData?.getData("text") ?? "",
            files: Array.from(clipboardData?.files ?? [], ({ type }) => type),
          }),
        { once: true, capture: true },
      );
    });
    Object.assign(window, { paste });
  });
  await page.keyboard.press("ControlOrMeta+V");
  return page.evaluate(() => (window as unknown as { paste: Promise<Pasted> }).paste);
}

test("link and picture are copied", async ({ page, context }) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys to paste with.");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openShareDialog(page, STAND);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("The link is copied.")).toBeVisible();
  const link = await dialog.getByLabel("Link to this stand").inputValue();
  await dialog.getByLabel("Title").focus();
  expect((await pasted(page)).text).toBe(link);
  await dialog.getByRole("button", { name: "Copy picture" }).click();
  await expect(dialog.getByText("The picture is copied.")).toBeVisible();
  await dialog.getByLabel("Title").focus();
  expect((await pasted(page)).files).toEqual(["image/png"]);
});

test("a stand is published once, waits, and is on the shelf with its secret", async ({ page }) => {
  const errors = errorsOf(page);
  const dialog = await openShareDialog(page, STAND);
  await publish(dialog, "For the second night");
  await expect(dialog.getByText(/waits for a maintainer/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Open your stand" })).toHaveAttribute(
    "href",
    /\/flowerstand\/share\/detail\?id=[\w-]{22}$/,
  );
  const { stands } = JSON.parse((await page.evaluate(() => localStorage.getItem("shelf"))) ?? "{}");
  expect(stands).toHaveLength(1);
  expect(stands[0]).toMatchObject({ title: "For the second night", state: "waiting" });
  // Opened again, the dialog knows it.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await shareButton(page).click();
  await expect(dialog.getByText(/waits for a maintainer/)).toBeVisible();
  expect(errors).toEqual([]);
});

test("an answer that is lost loses nothing: sent again, it is the same stand", async ({ page }) => {
  const dialog = await openShareDialog(page, STAND);
  const tokens: string[] = [];
  let isLost = true;
  let id: string | undefined;
  await page.route(CHANGE, async (route) => {
    tokens.push(route.request().postDataJSON().token);
    const answer = await route.fetch();
    id = (await answer.json()).data?.id;
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  });
  await publish(dialog, "Lost on the way");
  await expect(dialog.getByText(/No answer came/)).toBeVisible();
  isLost = false;
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText(/waits for a maintainer/)).toBeVisible();
  expect(new Set(tokens).size).toBe(1);
  const { stands } = JSON.parse((await page.evaluate(() => localStorage.getItem("shelf"))) ?? "{}");
  expect(stands).toHaveLength(1);
  expect(stands[0].id).toBe(id);
});

test("what the server refuses is said in its words, and what was typed stays", async ({ page }) => {
  const dialog = await openShareDialog(page, STAND);
  await publish(dialog, "see www.example.com");
  await expect(dialog.getByRole("alert")).toContainText("must not hold addresses");
  await expect(dialog.getByLabel("Title")).toHaveValue("see www.example.com");
  expect(await page.evaluate(() => localStorage.getItem("shelf"))).not.toContain("example.com");
});

test("nothing is sent before the form is, nor without the rules", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const dialog = await openShareDialog(page, STAND);
  await savedFile(page, "Small");
  await dialog.getByLabel("Title").fill("Words");
  await dialog.getByRole("button", { name: "Send it in" }).click();
  await expect(dialog.getByLabel("I have read the rules.")).toBeFocused();
  expect(sent).toEqual([]);
});

test("by the keyboard alone: opened, walked through, closed, the focus given back", async ({
  page,
}) => {
  const dialog = await openShareDialog(page, STAND);
  await page.keyboard.press("Escape");
  const button = shareButton(page);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  for (const name of ["Small", "Copy link", "QR code", "Send it in"]) {
    const target = dialog.getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
  }
});

test("the dialog has no barriers, and fits a narrow window", async ({ page }) => {
  const dialog = await openShareDialog(page, STAND);
  await dialog.getByRole("button", { name: "QR code" }).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await dialog.getByRole("button", { name: "Send it in" }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  const isWide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].some(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === "auto",
    ),
  );
  expect(isWide).toBe(false);
  for (const target of await dialog.locator("button, a, input, select").all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});
