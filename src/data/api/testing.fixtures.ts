import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ApiError } from "./api-error";
import type { ApiEnvironment } from "./content-api";

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answerer =>
  (_request, response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));

export const text =
  (body: string, status = 200): Answerer =>
  (_request, response) =>
    response.writeHead(status).end(body);

/** HTTP server on a port of its own that records its requests. */
export class AnswerServer {
  readonly requests: {
    method: string;
    url: string;
    headers: IncomingMessage["headers"];
    body: string;
  }[] = [];
  answers: Answerer[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const { method = "", url = "", headers } = request;
      this.requests.push({ method, url, headers, body });
      const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
      answer?.(request, response);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.requests.length = 0;
    this.answers = [];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Environment of a page at an address, with a list of the failures reported. */
export function environmentOf(
  site: string,
  given: Partial<ApiEnvironment> = {},
): ApiEnvironment & { failures: [error: ApiError, isBackground: boolean][] } {
  const failures: [ApiError, boolean][] = [];
  return {
    site,
    cdn: "",
    hasFunctions: true,
    readCookies: () => "",
    onFail: (error, isBackground) => failures.push([error, isBackground]),
    failures,
    ...given,
  };
}
