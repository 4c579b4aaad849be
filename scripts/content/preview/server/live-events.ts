import type { IncomingMessage, ServerResponse } from "node:http";
import type { DeskState } from "../content/desk-state";

/** How soon a browser asks again after the desk was gone, in milliseconds. */
const RETRY = 1000;

/** The open pages, which are told of each change (Server-Sent Events). */
export class LiveEvents {
  readonly #pages = new Set<ServerResponse>();

  /** Keeps a request open and tells it the state as it is, so that it knows whether it missed one. */
  open(request: IncomingMessage, response: ServerResponse, state: DeskState): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: ${RETRY}\n\n${message(state)}`);
    this.#pages.add(response);
    request.once("close", () => this.#pages.delete(response));
  }

  /** Tells all pages that something is new. */
  tell(state: DeskState): void {
    for (const page of this.#pages) page.write(message(state));
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }
}

/** A page asks for what it shows; it is only told that, and how much, has changed. */
function message({ revision, latest, problems, failure }: DeskState): string {
  const data = { revision, pictures: latest, problems: problems.length, failure };
  return `event: state\ndata: ${JSON.stringify(data)}\n\n`;
}
