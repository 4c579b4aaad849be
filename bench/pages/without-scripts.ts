import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

const HOST = "127.0.0.1";

interface BareSite {
  /** Such as `http://127.0.0.1:9000`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Removes executable scripts from a page, and keeps data blocks. */
export function withoutScripts(html: string): string {
  return html.replaceAll(
    /<script\b(?![^>]*type="(?:application\/|text\/css))[^>]*>[\s\S]*?<\/script>/g,
    "",
  );
}

/** Serves the site at `origin` without scripts: the lower bound of a page's times. */
export async function startWithoutScripts(origin: string): Promise<BareSite> {
  const server = createServer((incoming, answer) => {
    const passed = request(
      origin + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(origin).host } },
      (found) => {
        forward(found, answer).catch((error: Error) => answer.destroy(error));
      },
    );
    passed.on("error", (error) => answer.destroy(error));
    incoming.pipe(passed);
  }).listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${HOST}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function forward(found: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 500, headers } = found;
  const isPacked = headers["content-encoding"] === "br";
  if (!headers["content-type"]?.startsWith("text/html") || !isPacked) {
    answer.writeHead(statusCode, headers);
    found.pipe(answer);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of found) parts.push(part as Buffer);
  const html = brotliDecompressSync(Buffer.concat(parts)).toString();
  const body = brotliCompressSync(withoutScripts(html));
  answer.writeHead(statusCode, { ...headers, "content-length": body.length }).end(body);
}
