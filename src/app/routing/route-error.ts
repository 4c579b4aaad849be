/** An error with the status and message that its route shows (SPEC section 8, route-level errors). */
export class RouteError extends Error {
  override name = "RouteError";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Converts any thrown value; anything but a `RouteError` becomes a 500 without details. */
export function routeErrorOf(thrown: unknown): RouteError {
  return thrown instanceof RouteError
    ? thrown
    : new RouteError(500, "Something on this page went wrong");
}

/** Message of an unmatched route (SPEC section 8). */
export const NOT_FOUND_MESSAGE = "This page could not be found";

export const NOT_FOUND_TITLE = "Page not found";

/** Page that hosts serve for unknown addresses. */
export const NOT_FOUND_PAGE = "/404.html";

/** Error for an unknown address or invalid parameters. */
export const notFound = (): RouteError => new RouteError(404, NOT_FOUND_MESSAGE);
