import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { envelopeOf } from "../../../lib/api/envelope";
import { NO_STORE, REVALIDATE } from "../../../lib/site/headers/cache-rules";
import { ANSWER_TYPE } from "../../../lib/site/headers/content-types";
import { isBusy, isUnavailable } from "../database/unavailable";
import { logRarely } from "../log-rarely";
import { errorEnvelope } from "./error-envelope";
import { type BudgetName, spend } from "./limits";
import { Refusal } from "./refusal";
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

/** How a call is answered. */
export interface Call {
  /** What has to be asked with; HEAD is answered wherever GET is. */
  readonly method: "GET" | "POST";
  /** Whether the answer may be kept and asked about again; otherwise it is of this moment. */
  readonly isLasting?: boolean;
  /** The budget that a request is taken off; known from the body for changes. */
  readonly budget: (request: CallRequest) => BudgetName;
  /** The data of the answer. Throws a {@link Refusal} for what the visitor can mend. */
  readonly answer: (request: CallRequest) => unknown;
}

/** After how many seconds a visitor may ask again: where others are being served, and where it takes a maintainer. */
const RETRY_AFTER = { busy: "2", broken: "60" };

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("content-type", ANSWER_TYPE);
  response.setHeader("content-length", Buffer.byteLength(text));
  response.end(text);
}

/** Answers with a failure; of one that is ours the visitor learns the status and the log the rest. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    console.error(error);
    response.destroy();
    return;
  }
  response.setHeader("cache-control", NO_STORE);
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    send(response, error.status, { code: error.status, msg: error.message, data: null });
    return;
  }
  if (isUnavailable(error)) {
    logRarely("database", String(error));
    response.setHeader("retry-after", RETRY_AFTER[isBusy(error) ? "busy" : "broken"]);
    send(response, 503, errorEnvelope(503));
    return;
  }
  console.error(error);
  send(response, 500, errorEnvelope(500));
}

function checkMethod({ method = "" }: CallRequest, wanted: Call["method"]): void {
  const allowed = wanted === "GET" ? ["GET", "HEAD"] : [wanted];
  if (!allowed.includes(method)) {
    throw new Refusal(405, STATUS_WORDS[405], { allow: allowed.join(", ") });
  }
}

/** Sends data with a tag, or only says that the asker has it already. */
function sendLasting(request: CallRequest, response: ServerResponse, data: unknown): void {
  const body = envelopeOf(data);
  const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  // Weak: on its way the answer may be compressed.
  const tag = `W/"${digest.slice(0, 22)}"`;
  response.setHeader("cache-control", REVALIDATE);
  response.setHeader("etag", tag);
  const known = request.headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
  if (known.includes(tag) || known.includes("*")) {
    response.statusCode = 304;
    response.end();
  } else {
    send(response, 200, body);
  }
}

/** A function from what it answers: method, limit, answer, envelope, and one shape for every failure. */
export function serve({ method, isLasting = false, budget, answer }: Call): CallHandler {
  return async (request, response) => {
    try {
      checkMethod(request, method);
      await spend(budget(request), request.ip ?? request.socket.remoteAddress ?? "");
      const data = await answer(request);
      if (isLasting) {
        sendLasting(request, response, data);
      } else {
        response.setHeader("cache-control", NO_STORE);
        send(response, 200, envelopeOf(data));
      }
    } catch (error) {
      sendFailure(response, error);
    }
  };
}
