import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { envelopeOf } from "../../../lib/api/envelope";
import { NO_STORE, REVALIDATE } from "../../../lib/site/headers/cache-rules";
import { ANSWER_TYPE } from "../../../lib/site/headers/content-types";
import { isBusy, isUnavailable } from "../database/unavailable";
import { logRarely } from "../log-rarely";
import { type BudgetName, spend } from "./limits";
import { errorEnvelope, Refusal } from "./refusal";
import { STATUS_WORDS } from "./words";

/** A request as Gatsby's functions are given it: node's, with what the server found out. */
export interface CallRequest extends IncomingMessage {
  /** The parsed body; undefined or empty if there was none. */
  readonly body?: unknown;
  /** Who asks, as the proxies that are trusted say. */
  readonly ip?: string | undefined;
}

/** A function: never rejects, whatever happens. */
export type CallHandler = (request: CallRequest, response: ServerResponse) => Promise<void>;

/** The data of an answer by the parameters of the address. Throws a {@link Refusal} for what the visitor can mend. */
type Answer = (parameters: URLSearchParams) => unknown;

/** How a change is taken. */
export interface Change<Body> {
  /** The budget by what is asked for; `action` may be anything. */
  readonly budget: (action: unknown) => BudgetName;
  /** Checks a body. Throws a {@link Refusal} if it is not valid. */
  readonly read: (body: unknown) => Body;
  readonly answer: (body: Body) => unknown;
}

/** After how many seconds a visitor may ask again: where others are being served, and where it takes a maintainer. */
const RETRY_AFTER = { busy: "2", broken: "60" };

/**
 * Largest body of a change: twice the longest stand. (A function cannot tell Gatsby so by an export named
 * `config`: Gatsby takes that for a page of another kind.)
 */
const MOST_BODY_BYTES = 16 * 1024;

/** A call whose answer follows from the content of this build alone: it may be kept, and asked about again. */
export const contentCall = (answer: Answer): CallHandler =>
  served(["GET", "HEAD"], async (request, response) => {
    await spendOf(request, "read");
    sendLasting(request, response, await answer(parametersOf(request)));
  });

/** A call whose answer follows from what visitors have stored. HEAD is answered wherever GET is. */
export const liveCall = (answer: Answer): CallHandler =>
  served(["GET", "HEAD"], async (request, response) => {
    await spendOf(request, "read");
    send(response, 200, envelopeOf(await answer(parametersOf(request))));
  });

/** A call that changes what is stored. */
export const changeCall = <Body>({ budget, read, answer }: Change<Body>): CallHandler =>
  served(["POST"], async (request, response) => {
    const { action } = (request.body ?? {}) as { action?: unknown };
    await spendOf(request, budget(action));
    send(response, 200, envelopeOf(await answer(read(jsonBody(request)))));
  });

/** A function for some methods, with one shape for every failure. */
function served(methods: readonly string[], handle: CallHandler): CallHandler {
  return async (request, response) => {
    try {
      if (!methods.includes(request.method ?? "")) {
        throw new Refusal(405, STATUS_WORDS[405], { allow: methods.join(", ") });
      }
      await handle(request, response);
    } catch (error) {
      sendFailure(response, error);
    }
  };
}

const spendOf = ({ ip, socket }: CallRequest, budget: BudgetName): Promise<void> =>
  spend(budget, ip ?? socket.remoteAddress ?? "");

const parametersOf = ({ url = "" }: CallRequest): URLSearchParams =>
  new URLSearchParams(url.split("?").slice(1).join("?"));

/** The body of a change as it was sent. @throws Refusal if it is not JSON, or longer than a change may be */
function jsonBody({ headers, body }: CallRequest): unknown {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415);
  if (Number(headers["content-length"] ?? 0) > MOST_BODY_BYTES) throw new Refusal(413);
  return body;
}

function send(response: ServerResponse, status: number, body: unknown, cache = NO_STORE): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("cache-control", cache);
  response.setHeader("content-type", ANSWER_TYPE);
  response.setHeader("content-length", Buffer.byteLength(text));
  response.end(text);
}

/** Sends data with a tag, or only says that the asker has it already. */
function sendLasting(request: CallRequest, response: ServerResponse, data: unknown): void {
  const body = envelopeOf(data);
  const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  // Weak: on its way the answer may be compressed.
  const tag = `W/"${digest.slice(0, 22)}"`;
  response.setHeader("etag", tag);
  const known = request.headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
  if (known.includes(tag) || known.includes("*")) {
    response.setHeader("cache-control", REVALIDATE);
    response.statusCode = 304;
    response.end();
  } else {
    send(response, 200, body, REVALIDATE);
  }
}

/** Answers with a failure; of one that is ours the visitor learns the status and the log the rest. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    console.error(error);
    response.destroy();
  } else if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    send(response, error.status, errorEnvelope(error.status, error.words));
  } else if (isUnavailable(error)) {
    logRarely("database", String(error));
    response.setHeader("retry-after", RETRY_AFTER[isBusy(error) ? "busy" : "broken"]);
    send(response, 503, errorEnvelope(503));
  } else {
    console.error(error);
    send(response, 500, errorEnvelope(500));
  }
}
