import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { errorsOf } from "./errors-of";
import { MEDIA, retry } from "./failing-call";
import { interactive } from "./interactive";
import { type Answerer, SiteProxy } from "./site-proxy";

const FILMS = "/api/c/video/list";
const JSON_TYPE = { "content-type": "application/json" };

/** Another origin with permissive CORS, which records its requests. */
const requests: { url: string; authorization: string | undefined }[] = [];
const otherHost: Server = createServer(({ url = "", headers, method }, response) => {
  const { origin = "*", authorization } = headers;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-headers", "authorization");
  response.setHeader("access-control-allow-credentials", "true");
  if (method !== "OPTIONS") requests.push({ url, authorization });
  response.end(JSON.stringify({ code: 200, msg: "", data: {} }));
});
const otherHostUrl = () => `http://127.0.0.1:${(otherHost.address() as AddressInfo).port}`;

let site: SiteProxy;

test.beforeAll(async ({ baseURL }) => {
  await new Promise<void>((resolve) => otherHost.listen(0, "127.0.0.1", resolve));
  site = new SiteProxy(baseURL ?? "");
  // Allows the connection, so that the policy is not what protects the token.
  site.connected = otherHostUrl();
  await site.open();
});
test.afterAll(async () => {
  await site.close();
  otherHost.closeAllConnections();
  await new Promise((resolve) => otherHost.close(resolve));
});
test.beforeEach(() => {
  requests.length = 0;
});

async function open(page: Page): Promise<void> {
  site.answers.set(FILMS, (_request, response) => response.writeHead(400).end());
  await page.goto(site.url + MEDIA);
  await interactive(page);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
}

/** Answers a retry of the programme, expects its toast and closes it. */
async function meet(page: Page, answer: Answerer, said: string): Promise<void> {
  site.answers.set(FILMS, answer);
  await retry(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(said);
  await alert.getByRole("button", { name: "Close" }).click();
  await expect(alert).not.toContainText(said);
}

async function expectUsable(page: Page): Promise<void> {
  const programme = page.locator('main a[href*="film="]');
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await programme.count()).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
}

const CASES: readonly (readonly [what: string, answer: Answerer, said: string])[] = [
  [
    "a page in place of data",
    (_request, response) => response.end("<!doctype html><title>Sign in to this Wi-Fi</title>"),
    "The server answered with a page in place of data.",
  ],
  [
    "a connection that breaks off",
    (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": "5000" }).write('{"code":200,');
      setTimeout(() => response.destroy(), 50);
    },
    "The server’s answer broke off.",
  ],
  [
    "no end",
    (_request, response) => {
      response.writeHead(200, JSON_TYPE);
      const more = () => {
        while (!response.destroyed && response.write(`"${"x".repeat(60_000)}",`));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    },
    "The server’s answer was too large.",
  ],
  [
    "a connection that is refused",
    (request) => request.socket.destroy(),
    "The server could not be reached.",
  ],
];

test("the page reports every hostile answer and stays usable", async ({ page }) => {
  const errors = errorsOf(page);
  await open(page);
  for (const [what, answer, said] of CASES) {
    await test.step(what, async () => {
      await meet(page, answer, said);
      await expectUsable(page);
    });
  }
  expect(errors).toEqual([]);
});

test("a redirect receives no token, and an answer of another origin is rejected", async ({
  page,
}) => {
  const POINTED = "pointed to another address";
  const carried: (string | undefined)[] = [];
  const redirect =
    (status: number): Answerer =>
    ({ headers }, response) => {
      carried.push(headers.authorization);
      response.writeHead(status, { location: `${otherHostUrl()}${FILMS}` }).end();
    };
  await open(page);
  await page.context().addCookies([{ name: "Admin-Token", value: "abc.def", url: site.url }]);
  for (const status of [301, 307]) await meet(page, redirect(status), POINTED);
  expect(new Set(carried)).toEqual(new Set(["Bearer abc.def"]));
  expect(requests).toEqual([]);

  await page.context().clearCookies();
  await meet(page, redirect(302), POINTED);
  expect(requests.filter(({ authorization }) => authorization)).toEqual([]);
});
