import type { Request, Response } from "express";
import { type Envelope, envelopeOf } from "../../../lib/api/envelope";
import { NO_STORE, REVALIDATE } from "../../../lib/site/headers/cache-rules";
import { ANSWER_TYPE } from "../../../lib/site/headers/content-types";
import { isBusy, isUnavailable } from "../database/unavailable";
import { logRarely } from "../log-rarely";
import { type Parameters, type Query, readQuery } from "../validation/query";
import { type BudgetName, spend } from "./limits";
import { errorEnvelope, Refusal } from "./refusal";
import { STATUS_WORDS } from "./words";

/** A function, as Gatsby asks it: never rejects, whatever happens. */
export type CallHandler = (request: Request, response: Response) => Promise<void>;

/** The data of an answer by the parameters of the address. Throws a {@link Refusal} for what the visitor can mend. */
type Answer<Known extends Parameters> = (query: Query<Known>) => unknown;

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

/**
 * A call whose answer follows from the content of this build alone: it may be kept, and asked about again. Express tags
 * it, and only says so where the asker has it already.
 */
export const contentCall = <Known extends Parameters>(known: Known, answer: Answer<Known>) =>
  readingCall(known, answer, (response, body) => {
    // Also where it says no more than that nothing has changed.
    response.vary("Accept-Encoding").set("cache-control", REVALIDATE).json(body);
  });

/** A call whose answer follows from what visitors have stored. */
export const liveCall = <Known extends Parameters>(known: Known, answer: Answer<Known>) =>
  readingCall(known, answer, (response, body) => send(response, 200, body));

/** HEAD is answered wherever GET is. */
const readingCall = <Known extends Parameters>(
  known: Known,
  answer: Answer<Known>,
  give: (response: Response, body: Envelope<unknown>) => void,
): CallHandler =>
  served(["GET", "HEAD"], async (request, response) => {
    await spend("read", request.ip ?? "");
    const parameters = new URLSearchParams(request.url.split("?").slice(1).join("?"));
    give(response, envelopeOf(await answer(readQuery(parameters, known))));
  });

/** A call that changes what is stored. */
export const changeCall = <Body>({ budget, read, answer }: Change<Body>): CallHandler =>
  served(["POST"], async (request, response) => {
    await spend(budget(request.body?.action), request.ip ?? "");
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

/** The body of a change as it was sent. @throws Refusal if it is not JSON, or longer than a change may be */
function jsonBody({ headers, body }: Request): unknown {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415);
  if (Number(headers["content-length"] ?? 0) > MOST_BODY_BYTES) throw new Refusal(413);
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

/** Answers with a failure; of one that is ours the visitor learns the status and the log the rest. */
function sendFailure(response: Response, error: unknown): void {
  if (response.headersSent) {
    console.error(error);
    response.destroy();
  } else if (error instanceof Refusal) {
    send(response.set(error.headers), error.status, errorEnvelope(error.status, error.words));
  } else if (isUnavailable(error)) {
    logRarely("database", String(error));
    const after = RETRY_AFTER[isBusy(error) ? "busy" : "broken"];
    send(response.set("retry-after", after), 503, errorEnvelope(503));
  } else {
    console.error(error);
    send(response, 500, errorEnvelope(500));
  }
}
