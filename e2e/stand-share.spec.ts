import { expect, type Page, test } from "@playwright/test";
import { decodeStand } from "../lib/stand/document/link";
import { violations } from "./axe";
import { errorsOf } from "./errors-of";
import { openShareDialog, shareButton, shareDialog } from "./share-dialog";
import { SAMPLES } from "./stand-samples";

const CHANGE = "**/api/c/exhibition/change";

const [STAND] = Object.values(SAMPLES);
if (!STAND) throw new Error("There are no samples.");

async function publish(dialog: ReturnType<typeof shareDialog>, title: string) {
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Your name").fill("Row 12");
  await dialog.getByLabel("I have read the rules.").check();
  await dialog.getByRole("button", { name: "Send it in" }).click();
}

interface Pasted {
  readonly text: string;
  /** MIME types. */
  readonly files: readonly string[];
}

/** Result of pasting: the policy forbids reading the clipboard. */
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

test("the link contains the stand, is drawn as a QR code, shared, and copied like the picture; nothing is sent", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const dialog = await openShareDialog(page, STAND);
  const link = new URL(await dialog.getByLabel("Link to this stand").inputValue());
  expect(link.pathname).toBe("/flowerstand/share/detail");
  expect(await decodeStand(link.hash.slice(1))).toEqual({ ok: true, stand: STAND });
  expect(link.href.length).toBeLessThan(2000);
  await dialog.getByRole("button", { name: "QR code" }).click();
  await expect(dialog.getByText("QR code: the link to this stand")).toBeAttached();
  for (const name of ["Facebook", "Twitter", "LINE"]) {
    const service = dialog.getByRole("link", { name });
    await expect(service).toHaveAttribute("href", new RegExp(encodeURIComponent(link.href)));
    await expect(service).toHaveAttribute("rel", /noopener/);
  }

  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("The link is copied.")).toBeVisible();
  await dialog.getByLabel("Title").focus();
  expect((await pasted(page)).text).toBe(link.href);
  await dialog.getByRole("button", { name: "Copy picture" }).click();
  await expect(dialog.getByText("The picture is copied.")).toBeVisible();
  await dialog.getByLabel("Title").focus();
  expect((await pasted(page)).files).toEqual(["image/png"]);

  await dialog.getByLabel("Title").fill("Words");
  await dialog.getByRole("button", { name: "Send it in" }).click();
  await expect(dialog.getByLabel("I have read the rules.")).toBeFocused();
  expect(sent).toEqual([]);
});

test("a stand is published once: refusals are shown, and a lost answer loses nothing", async ({
  page,
}) => {
  const errors = errorsOf(page);
  const dialog = await openShareDialog(page, STAND);

  await test.step("the server's rejection is shown, and the form keeps its input", async () => {
    await publish(dialog, "see www.example.com");
    await expect(dialog.getByRole("alert")).toContainText("must not hold addresses");
    await expect(dialog.getByRole("alert").locator("[lang=zh-Hant]")).toBeVisible();
    await expect(dialog.getByLabel("Title")).toHaveValue("see www.example.com");
    expect(await page.evaluate(() => localStorage.getItem("shelf"))).not.toContain("example.com");
  });

  const tokens: string[] = [];
  let isLost = true;
  let id: string | undefined;
  await page.route(CHANGE, async (route) => {
    tokens.push(route.request().postDataJSON().token);
    const answer = await route.fetch();
    id = (await answer.json()).data?.id;
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  });

  await test.step("sending it again does not duplicate the stand", async () => {
    await publish(dialog, "For the second night");
    await expect(dialog.getByText(/No answer came/)).toBeVisible();
    isLost = false;
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect(dialog.getByText(/waiting for a maintainer/)).toBeVisible();
    expect(new Set(tokens).size).toBe(1);
    await expect(dialog.getByRole("link", { name: "Open your stand" })).toHaveAttribute(
      "href",
      new RegExp(`/flowerstand/share/detail\\?id=${id}$`),
    );
    const shelf = await page.evaluate(() => localStorage.getItem("shelf"));
    const { stands } = JSON.parse(shelf ?? "{}");
    expect(stands).toMatchObject([{ id, title: "For the second night", state: "waiting" }]);
  });

  await test.step("opened again, the dialog knows it", async () => {
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await shareButton(page).click();
    await expect(dialog.getByText(/waiting for a maintainer/)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("the dialog works by keyboard, restores the focus, is accessible, and fits a narrow window", {
  tag: "@phone",
}, async ({ page }) => {
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
