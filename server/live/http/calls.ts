import type { BudgetName } from "./limits";
import { jsonBody } from "./json-body";
import { type CallHandler, type CallRequest, serve } from "./serve";

/** The parameters of a call as they stand in its address. */
const parametersOf = ({ url = "" }: CallRequest): URLSearchParams =>
  new URLSearchParams(url.split("?").slice(1).join("?"));

/** A call whose answer follows from the content of this build alone. */
export const contentCall = (answer: (parameters: URLSearchParams) => unknown): CallHandler =>
  serve({
    method: "GET",
    isLasting: true,
    budget: () => "read",
    answer: (request) => answer(parametersOf(request)),
  });

/** A call whose answer follows from what visitors have stored. */
export const liveCall = (answer: (parameters: URLSearchParams) => unknown): CallHandler =>
  serve({
    method: "GET",
    budget: () => "read",
    answer: (request) => answer(parametersOf(request)),
  });

/** How a change is taken. */
export interface Change<Body> {
  /** The budget by what is asked for; `action` may be anything. */
  readonly budget: (action: unknown) => BudgetName;
  /** Checks a body. Throws a `Refusal` if it is not valid. */
  readonly read: (body: unknown) => Body;
  readonly answer: (body: Body) => unknown;
}

/** A call that changes what is stored. */
export const changeCall = <Body>({ budget, read, answer }: Change<Body>): CallHandler =>
  serve({
    method: "POST",
    budget: ({ body }) => budget((body as { action?: unknown } | null | undefined)?.action),
    answer: (request) => answer(read(jsonBody(request))),
  });
