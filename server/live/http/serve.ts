import type { Request, Response } from "express";
import { type Envelope, envelopeOf } from "../../../lib/api/envelope";
import { NO_STORE, REVALIDATE } from "../../../lib/site/headers/cache-rules";
import { ANSWER_TYPE } from "../../../lib/site/headers/content-types";
import { isBusy, isUnavailable } from "../database/unavailable";
import { logThrottled } from "../log-throttled";
import { type Parameters, type Query, readQuery } from "../validation/query";
import { type BudgetName, consumeBudget } from "./limits";
import { errorEnvelope, RequestError } from "./request-error";
import { STATUS_MESSAGES } from "./status-messages";

export type CallHandler = (request: Request, response: Response) => Promise<void>;

/** Computes an answer from parameters. Throws a {@link RequestError} for a client's fault. */
type Answer<Known extends Parameters> = (query: Query<Known>) => unknown;

export interface Change<Body> {
  /** Budget by action, which may be any value. */
  readonly budget: (action: unknown) => BudgetName;
  readonly read: (body: unknown) => Body;
  readonly answer: (body: Body) => unknown;
}

/** Seconds after which a visitor may ask again: under load, and for faults that need a maintainer. */
const RETRY_AFTER = { busy: "2", broken: "60" };

/** Largest body of a change: twice the longest stand. Checked here: Gatsby reads `config` exports as those of pages. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * A call answered from this build's content alone: cacheable with revalidation. Express adds the ETag and responds 304.
 */
export const contentCall = <Known extends Parameters>(known: Known, answer: Answer<Known>) =>
  getCall(known, answer, (response, body) => {
    // Also for 304.
    response.vary("Accept-Encoding").set("cache-control", REVALIDATE).json(body);
  });

/** A call answered from visitors' data too, which no cache may store. */
export const liveCall = <Known extends Parameters>(known: Known, answer: Answer<Known>) =>
  getCall(known, answer, (response, body) => send(response, 200, body));

/** Handles HEAD like GET. */
const getCall = <Known extends Parameters>(
  known: Known,
  answer: Answer<Known>,
  respond: (response: Response, body: Envelope<unknown>) => void,
): CallHandler =>
  withErrorHandling(["GET", "HEAD"], async (request, response) => {
    await consumeBudget("read", request.ip ?? "");
    const parameters = new URLSearchParams(request.url.split("?").slice(1).join("?"));
    respond(response, envelopeOf(await answer(readQuery(parameters, known))));
  });

/** A call that changes visitors' data. */
export const changeCall = <Body>({ budget, read, answer }: Change<Body>): CallHandler =>
  withErrorHandling(["POST"], async (request, response) => {
    await consumeBudget(budget(request.body?.action), request.ip ?? "");
    send(response, 200, envelopeOf(await answer(read(jsonBody(request)))));
  });

/** A function for some methods, with one format for all failures. */
function withErrorHandling(methods: readonly string[], handle: CallHandler): CallHandler {
  return async (request, response) => {
    try {
      if (!methods.includes(request.method ?? "")) {
        throw new RequestError(405, STATUS_MESSAGES[405], { allow: methods.join(", ") });
      }
      await handle(request, response);
    } catch (error) {
      sendFailure(response, error);
    }
  };
}

/** Parses the body of a change. @throws RequestError if it is not JSON, or too long */
function jsonBody({ headers, body }: Request): unknown {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new RequestError(415);
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new RequestError(413);
  return body;
}

function send(response: Response, status: number, body: Envelope<unknown>): void {
  const text = JSON.stringify(body);
  response.status(status).set({
    "cache-control": NO_STORE,
    "content-type": ANSWER_TYPE,
    "content-length": String(Buffer.byteLength(text)),
  });
  response.end(text);
}

/** Responds with a failure; for one of our own, details go to the log only. */
function sendFailure(response: Response, error: unknown): void {
  if (response.headersSent) {
    console.error(error);
    response.destroy();
  } else if (error instanceof RequestError) {
    send(response.set(error.headers), error.status, errorEnvelope(error.status, error.words));
  } else if (isUnavailable(error)) {
    logThrottled("database", String(error));
    const after = RETRY_AFTER[isBusy(error) ? "busy" : "broken"];
    send(response.set("retry-after", after), 503, errorEnvelope(503));
  } else {
    console.error(error);
    send(response, 500, errorEnvelope(500));
  }
}
