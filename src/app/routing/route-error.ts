/** An error that a route shows with its status and message (SPEC section 8, route-level errors). */
export class RouteError extends Error {
  override name = "RouteError";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Status and message of whatever was thrown; what is no `RouteError` is a 500 that tells no details. */
export function routeErrorOf(thrown: unknown): RouteError {
  return thrown instanceof RouteError
    ? thrown
    : new RouteError(500, "Something on this page went wrong");
}

/** What an unmatched route says (SPEC section 8). */
export const NOT_FOUND_MESSAGE = "This page could not be found";

/** What the tab of such a route is called. */
export const NOT_FOUND_TITLE = "Page not found";

/** The page that hosts answer with for unknown addresses. */
export const NOT_FOUND_PAGE = "/404.html";

/** The error of an address that leads nowhere, or of parameters that fail validation. */
export function notFound(): RouteError {
  return new RouteError(404, NOT_FOUND_MESSAGE);
}
