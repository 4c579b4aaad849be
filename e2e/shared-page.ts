import { type BrowserContext, test as base, type Page, type Request } from "@playwright/test";

export interface Problems {
  /** Console errors and warnings, and uncaught errors. */
  words: string[];
  failed: string[];
  /** Requests to other origins. */
  foreign: string[];
}

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Records violations of the content security policy. */
const recordViolations = () => {
  window.policyViolations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.policyViolations.push(
      `${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`,
    );
  });
};

const BLOCKED = "Service Worker registration blocked by Playwright";

/** A test on one page per worker, as opening a window for each of a hundred routes takes minutes. */
export const test = base.extend<{ shared: Page; problems: Problems }, { window: BrowserContext }>({
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
      await context.addInitScript(recordViolations);
      // Phones are redirected from /appstore to a store, which answers 204: the page stays.
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
  problems: async ({ shared, baseURL }, use) => {
    const problems: Problems = { words: [], failed: [], foreign: [] };
    const listen = {
      pageerror: (error: Error) => problems.words.push(error.message),
      console: (message: { type(): string; text(): string }) => {
        const isOurs = message.text() !== BLOCKED;
        if (isOurs && ["error", "warning"].includes(message.type()))
          problems.words.push(message.text());
      },
      request: (request: Request) => {
        const url = request.url();
        const isLeaving = request.isNavigationRequest() && request.frame() === shared.mainFrame();
        if (!isLeaving && !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url))
          problems.foreign.push(url);
      },
      // Requests aborted by navigation are no failures.
      requestfailed: (request: { url(): string; failure(): { errorText: string } | null }) => {
        const reason = request.failure()?.errorText ?? "";
        if (reason !== "net::ERR_ABORTED") problems.failed.push(`${request.url()}: ${reason}`);
      },
      response: (response: { url(): string; status(): number }) => {
        if (response.status() >= 400)
          problems.failed.push(`${response.url()}: ${response.status()}`);
      },
    };
    shared.on("pageerror", listen.pageerror).on("console", listen.console);
    shared.on("request", listen.request).on("response", listen.response);
    shared.on("requestfailed", listen.requestfailed);
    await use(problems);
    shared.off("pageerror", listen.pageerror).off("console", listen.console);
    shared.off("request", listen.request).off("response", listen.response);
    shared.off("requestfailed", listen.requestfailed);
  },
});
