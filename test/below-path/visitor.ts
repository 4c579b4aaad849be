import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../e2e/chromium";

export class Visitor {
  /** Requests outside of the site, failed responses, policy violations and errors, each with its page. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly site: string,
  ) {}

  /** @param site address of the home page, with a trailing slash */
  static async at(site: string): Promise<Visitor> {
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
    const context = await browser.newContext({ reducedMotion: "reduce" });
    // Phones are sent to app stores; other sites are not requested.
    await context.route(/^https:/, (route) => route.fulfill({ status: 204 }));
    const page = await context.newPage();
    const visitor = new Visitor(browser, context, page, site);
    await visitor.listen();
    return visitor;
  }

  /** @param path from the site's root */
  async open(path: string): Promise<void> {
    await this.page.goto(this.addressOf(path));
  }

  /** @param path from the site's root */
  readonly addressOf = (path: string): string => this.site + path.slice(1);

  async leave(): Promise<void> {
    await this.browser.close();
  }

  private async listen(): Promise<void> {
    const { context, page } = this;
    const record = (words: string) => this.complaints.push(`${page.url()}: ${words}`);
    await context.exposeBinding("noteViolation", (_, words: string) => record(`refused: ${words}`));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { noteViolation } = globalThis as unknown as { noteViolation(words: string): void };
        noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    context.on("request", (request) => {
      const url = request.url();
      if (url.startsWith("http:") && !url.startsWith(this.site)) record(`asks for ${url}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400) record(`${response.status()} of ${response.url()}`);
    });
    page.on("pageerror", ({ message }) => record(message));
  }
}
