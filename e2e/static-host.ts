import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export class StaticHost {
  /** Texts served in place of files, by path. */
  readonly replaced = new Map<string, string>();
  private readonly server: Server;

  constructor(folder: string) {
    this.server = createServer(({ url = "/" }, response) => {
      const path = normalize(decodeURIComponent(url.split("?")[0] ?? "/"));
      const file = [join(folder, path), join(folder, path, "index.html")].find(
        (name) => existsSync(name) && statSync(name).isFile(),
      );
      const type = TYPES[extname(file ?? "")] ?? "application/octet-stream";
      const text = this.replaced.get(path);
      response.setHeader("content-type", type);
      if (text !== undefined) response.end(text);
      else if (file) createReadStream(file).pipe(response);
      else response.writeHead(404).end();
    });
  }

  /** Starts the host; resolves to its origin. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
