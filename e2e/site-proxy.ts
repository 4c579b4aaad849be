import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentSecurityPolicy } from "../lib/site/headers/content-security-policy";

const CONNECT = /connect-src[^;]*/;
const NO_HASHES = { scripts: [], styles: [] };

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Proxy of the built site with custom answers. Browsers treat responses mocked by Playwright differently from those of
 * a server.
 */
export class SiteProxy {
  readonly answers = new Map<string, Answerer>();
  /** Changes to texts of the site, by path. */
  readonly changes = new Map<string, (text: string) => string>();
  /** An additional origin that the policy allows connections to. */
  connected = "";
  private readonly server: Server;

  constructor(private readonly site: string) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.writeHead(502).end());
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.site);
    const custom = this.answers.get(pathname);
    if (custom) {
      custom(request, response);
      return;
    }
    const found = await fetch(this.site + request.url, {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const body = Buffer.from(await found.arrayBuffer());
    const change = this.changes.get(pathname);
    for (const [name, value] of found.headers) {
      if (/^(content-(type|security-policy)|cross-origin-.+)$/.test(name)) {
        response.setHeader(name, this.withConnected(value));
      }
    }
    response.writeHead(found.status).end(change ? change(String(body)) : body);
  }

  private withConnected(policy: string): string {
    if (!this.connected) return policy;
    const [wanted = ""] = CONNECT.exec(contentSecurityPolicy(NO_HASHES, [this.connected])) ?? [];
    return policy.replace(CONNECT, wanted);
  }
}
