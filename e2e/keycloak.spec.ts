import { expect, type Page, test } from "@playwright/test";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { answerFilmsWith, MEDIA, retry } from "./failing-call";
import { IdentityProvider } from "./identity-provider";
import { interactive } from "./interactive";
import { addSignInCheck, keycloakSite } from "./keycloak-site";
import type { SiteProxy } from "./site-proxy";

/** The page that checks the sign-in as built (middleware keycloakLogin). */
const CHECKED_PAGE = "/main";

const provider = new IdentityProvider();
let site: SiteProxy;
let media: string;

test.beforeAll(async ({ baseURL }) => {
  site = keycloakSite(baseURL ?? "", [MEDIA, CHECKED_PAGE]);
  addSignInCheck(site, MEDIA);
  await site.open();
  media = site.url + MEDIA;
  await provider.open([media, site.url + CHECKED_PAGE]);
});
test.afterAll(() => Promise.all([site.close(), provider.close()]));
test.beforeEach(() => {
  provider.requests.length = 0;
  site.connected = provider.url;
});

const token = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "Admin-Token");

/** Opens the page and waits for both redirects. */
async function openAndReturn(page: Page): Promise<void> {
  await page.goto(media);
  await eventually(() => provider.requests.filter((path) => path.endsWith("/auth"))).toHaveLength(
    1,
  );
  await expect(page).toHaveURL(media);
  await interactive(page);
}

test("visitors who are not signed in come back once and see the page", async ({ page }) => {
  const errors = errorsOf(page);
  await openAndReturn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await token(page)).toBeUndefined();
  expect(provider.requests.filter((path) => path.endsWith("/auth"))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a signed-in maintainer has the token after visiting the page that requests it", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto(`${provider.url}/door`);
  await expect(page.getByText("Welcome.")).toBeVisible();
  provider.requests.length = 0;
  await page.goto(site.url + CHECKED_PAGE);
  await eventually(() => token(page)).toMatchObject({ sameSite: "Strict", path: "/" });
  await expect(page).toHaveURL(site.url + CHECKED_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(provider.requests.filter((path) => path.endsWith("/auth"))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("signed-in visitors send the token to the site's origin only, and are signed out by a 401", async ({
  page,
}) => {
  const errors = errorsOf(page);
  const authorizations = new Map<string, string | undefined>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    authorizations.set(origin + pathname, request.headers().authorization);
  });
  await page.goto(`${provider.url}/door`);
  await expect(page.getByText("Welcome.")).toBeVisible();
  provider.requests.length = 0;

  await answerFilmsWith(page, (route) => route.fulfill({ status: 400 }));
  await openAndReturn(page);
  await eventually(() => token(page)).toMatchObject({ sameSite: "Strict", path: "/" });
  const { value = "" } = (await token(page)) ?? {};
  expect(value.split(".")).toHaveLength(3);

  await answerFilmsWith(page, (route) => route.fulfill({ status: 401 }));
  await retry(page);
  await expect(page.getByRole("alert")).toContainText(
    "使用者沒有權限（權杖、使用者名稱或密碼錯誤）！",
  );
  const films = new URL("/api/c/video/list", page.url()).href;
  expect(authorizations.get(films)).toBe(`Bearer ${value}`);
  expect(await token(page)).toBeUndefined();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(media);
  expect(provider.requests).toContain("/realms/encore/protocol/openid-connect/logout");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await eventually(() => token(page)).toBeUndefined();
  const toProvider = [...authorizations].filter(([address]) => address.startsWith(provider.url));
  expect(toProvider.length).toBeGreaterThan(0);
  expect(toProvider.filter(([, authorization]) => authorization)).toEqual([]);
  expect(errors).toEqual([]);
});

test("an unreachable provider leaves the page as it is", async ({ page }) => {
  const errors = errorsOf(page);
  const failedRequest = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/.well-known/"),
  );
  site.connected = "http://localhost:9";
  await page.goto(media);
  await failedRequest;
  await interactive(page);
  // A redirect would happen at once; the page still responds.
  await page.locator('main a[href*="film="]').first().click();
  await expect(page).toHaveURL(/film=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
