import { ApiError } from "./api-error";
import { parseJson, readText } from "./read-text";
import { retryAfter } from "./retry";

export interface RequestOptions {
  readonly url: URL;
  readonly method?: string;
  readonly body?: unknown;
  /** Token for the header `Authorization`; sent to this site's origin only. */
  readonly bearer?: string | undefined;
}

/**
 * Sends one request. Requests that carry a token or change something follow no redirects, so that neither token nor
 * body leaks. Resolves to the parsed body.
 * @throws ApiError if there is no successful response of JSON, or the reason of `signal`
 */
export async function sendRequest(options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  const { url, method = "GET", body, bearer } = options;
  const headers: Record<string, string> = { accept: "application/json" };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const isGuarded = bearer !== undefined || method !== "GET";
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    redirect: isGuarded ? "manual" : "follow",
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    const isOffline = globalThis.navigator?.onLine === false;
    throw new ApiError(isOffline ? "offline" : "network", undefined, "", error);
  });
  const { ok, status, type } = response;
  const isOtherOrigin = response.redirected && new URL(response.url).origin !== url.origin;
  if (type === "opaqueredirect" || isOtherOrigin) throw new ApiError("redirected");
  if (ok) return parseJson(await readText(response));
  const msg = await readText(response)
    .then(parseJson)
    .then(msgOf, () => "");
  throw new ApiError("status", status, msg, undefined, retryAfter(response));
}

function msgOf(body: unknown): string {
  const { msg } = (body ?? {}) as { msg?: unknown };
  return typeof msg === "string" ? msg : "";
}
