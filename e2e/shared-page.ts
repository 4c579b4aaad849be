import { type BrowserContext, test as base, type Page, type Request } from "@playwright/test";

/** What a page said that it should not have. */
export interface Complaints {
  /** Errors and warnings of the console, and uncaught errors. */
  words: string[];
  /** Requests that failed. */
  failed: string[];
  /** Requests of the page to another host. */
  foreign: string[];
}

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Notes, from the start of a page on, what its content security policy refuses. */
const noteViolations = () => {
  window.policyViolations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.policyViolations.push(
      `${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`,
    );
  });
};

/** What Playwright itself writes where a page registers its worker, which is off here. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** A test on one page for each worker: opening a window for each of a hundred routes takes minutes. */
export const test = base.extend<
  { shared: Page; complaints: Complaints },
  { window: BrowserContext }
>({
  window: [
    async ({ browser }, use, { project }) => {
      const {
        baseURL,
        viewport,
        userAgent,
        deviceScaleFactor,
        isMobile,
        hasTouch,
        contextOptions,
      } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers: "block",
        baseURL,
        viewport,
        userAgent,
        deviceScaleFactor,
        isMobile,
        hasTouch,
      });
      await context.addInitScript(noteViolations);
      // A phone is sent from /appstore to its store, which answers nothing here: the page stays.
      await context.route(/^https:/, (route) => route.fulfill({ status: 204 }));
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  shared: async ({ window }, use) => {
    const page = window.pages()[0] ?? (await window.newPage());
    await use(page);
  },
  complaints: async ({ shared, baseURL }, use) => {
    const told: Complaints = { words: [], failed: [], foreign: [] };
    const listen = {
      pageerror: (error: Error) => told.words.push(error.message),
      console: (message: { type(): string; text(): string }) => {
        const isOurs = message.text() !== BLOCKED;
        if (isOurs && ["error", "warning"].includes(message.type()))
          told.words.push(message.text());
      },
      request: (request: Request) => {
        const url = request.url();
        const isLeaving = request.isNavigationRequest() && request.frame() === shared.mainFrame();
        if (!isLeaving && !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url))
          told.foreign.push(url);
      },
      // What is under way when a page is left is broken off; that is no failure.
      requestfailed: (request: { url(): string; failure(): { errorText: string } | null }) => {
        const reason = request.failure()?.errorText ?? "";
        if (reason !== "net::ERR_ABORTED") told.failed.push(`${request.url()}: ${reason}`);
      },
      response: (response: { url(): string; status(): number }) => {
        if (response.status() >= 400) told.failed.push(`${response.url()}: ${response.status()}`);
      },
    };
    shared.on("pageerror", listen.pageerror).on("console", listen.console);
    shared.on("request", listen.request).on("response", listen.response);
    shared.on("requestfailed", listen.requestfailed);
    await use(told);
    shared.off("pageerror", listen.pageerror).off("console", listen.console);
    shared.off("request", listen.request).off("response", listen.response);
    shared.off("requestfailed", listen.requestfailed);
  },
});
