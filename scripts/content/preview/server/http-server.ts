import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Answer } from "./answer";
import { refusal } from "./answer";

/** The desk is for the person at this computer alone. */
export const LOOPBACK = "127.0.0.1";

/** Names that this computer calls itself by; any other may be a stranger's page that was sent here. */
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** A drawing that is opened by itself: its own attributes may paint it, and it can do nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What answers the requests that are let in. */
export interface Answers {
  answer: (url: URL) => Promise<Answer>;
  /** Takes over a request for the stream of events. */
  events: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Path of the stream of events. */
const EVENTS = "/events";

/** A server that takes GET requests from this computer and refuses all others; it does not listen yet. */
export function deskServer(answers: Answers): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const refused = refusalOf(request);
    if (refused) return send(request, response, refused);
    const url = new URL(`http://${LOOPBACK}${request.url}`);
    if (url.pathname === EVENTS) return answers.events(request, response);
    answers
      .answer(url)
      .catch((error: Error) => refusal(500, error.message))
      .then((answer) => send(request, response, answer));
  });
}

function refusalOf({ method, headers, url }: IncomingMessage): Answer | undefined {
  if (!HOST.test(headers.host ?? "")) return refusal(403, "The desk answers this computer only.");
  if (method !== "GET" && method !== "HEAD")
    return refusal(405, "Pages of the desk are only read.");
  if (!URL.canParse(`http://${LOOPBACK}${url}`)) return refusal(400, "This is no address.");
  return undefined;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, type, body, isLasting = false } = answer;
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": isLasting ? "private, max-age=31536000, immutable" : "no-store",
    ...(type === "image/svg+xml" && { "Content-Security-Policy": DRAWING_POLICY }),
    ...(status === 405 && { Allow: "GET, HEAD" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
