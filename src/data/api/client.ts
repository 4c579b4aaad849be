import {
  ANSWER_PATHS,
  type AnswerName,
  type Answers,
  CONTENT_BASE,
  COUNT_CHANGE_PATH,
  EXHIBITION_CHANGE_PATH,
} from "#lib/api/calls";
import { readToken } from "../session/admin-token";
import { ApiError } from "./api-error";
import { sendRequest, type RequestOptions } from "./send-request";
import type { AnswerQueries, Calls, CallOptions, ApiEnvironment } from "./content-api";
import { openAnswer, openEnvelope } from "./open-envelope";
import { withRetries } from "./retry";
import { type ShapeName, loadShape } from "./load-shape";
import { CALL_TIMES, atLeast, withTimeLimit } from "./times";

/** Base path of the general calls (SPEC section 7). */
const GENERAL_BASE = "/api-2021";

const PAGED_LISTS = /^(video|exhibition)-list$/;

type Payload = Pick<RequestOptions, "method" | "body">;

/** The calls themselves; loaded with the first one. */
export function createClient(environment: ApiEnvironment, times = CALL_TIMES): Calls {
  const { site, cdn, hasFunctions, readCookies, onFail } = environment;

  /** Runs a call, for at least `shortest` ms and within the time limit, and reports its failure. */
  async function run<Data>(
    { signal, background = false }: CallOptions,
    shortest: number,
    work: (signal: AbortSignal) => Promise<Data>,
  ): Promise<Data> {
    try {
      return await withTimeLimit(times.longest, signal, (limit) => atLeast(shortest, work(limit)));
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const error =
        thrown instanceof ApiError ? thrown : new ApiError("network", undefined, "", thrown);
      onFail(error, background);
      throw error;
    }
  }

  /** Sends a request to this site, with the token; retries it if that is safe. */
  function requestSite(url: URL, payload: Payload, isSafe: boolean, signal: AbortSignal) {
    const once = () => sendRequest({ url, ...payload, bearer: readToken(readCookies()) }, signal);
    return isSafe ? withRetries(once, times) : once();
  }

  function readStatic(name: string, signal: AbortSignal) {
    const url = staticAddress(cdn || site, name);
    return withRetries(() => sendRequest({ url }, signal), times);
  }

  /** Makes a content call; `finish` may reject its answer or return a part of it. */
  function requestContent<Data>(
    name: ShapeName,
    path: string,
    payload: Payload,
    options: CallOptions,
    finish: (answer: Data) => Data | Promise<Data> = (answer) => answer,
  ): Promise<Data> {
    return run(options, times.shortest, async (signal) => {
      const [body, shape] = await Promise.all([
        hasFunctions
          ? requestSite(callAddress(site, CONTENT_BASE, path, options.query), payload, true, signal)
          : readStatic((CONTENT_BASE + path).slice(1), signal),
        loadShape(name),
      ]);
      return finish(openAnswer<Data>(body, shape));
    });
  }

  return {
    get: <Name extends AnswerName>(name: Name, options: CallOptions<AnswerQueries[Name]> = {}) =>
      requestContent<Answers[Name]>(name, ANSWER_PATHS[name], {}, options, async (answer) =>
        hasFunctions || !PAGED_LISTS.test(name)
          ? answer
          : (await import("./pick-page")).pickPage(name, answer, options.query),
      ),
    // Safe to retry: each change names its subject, so sending it twice has one effect.
    changeExhibition: (body, options = {}) =>
      requestContent(
        "exhibition-change-answer",
        EXHIBITION_CHANGE_PATH,
        { method: "POST", body },
        options,
        (answer) => {
          if (answer.action === body.action) return answer;
          throw new ApiError("wrong-shape", undefined, "", "data.action");
        },
      ),
    changeCount: (body, options = {}) =>
      requestContent("count-info", COUNT_CHANGE_PATH, { method: "POST", body }, options),
    call: (path, options = {}) => {
      const {
        method = "GET",
        query,
        body,
        background,
        skipMessages = false,
        isIdempotent,
      } = options;
      return run({ ...options, background: background || skipMessages }, 0, async (signal) => {
        const url = callAddress(site, GENERAL_BASE, path, query);
        const isSafe = isIdempotent ?? method === "GET";
        return openEnvelope(
          await requestSite(url, { method, body }, isSafe, signal),
          !skipMessages,
        );
      });
    },
    fetchStaticJson: (name, options = {}) =>
      run(options, 0, async (signal) => readStatic(name, signal)),
  };
}

/**
 * URL of a call below a base path.
 * @throws TypeError if the path leads out of its base
 */
function callAddress(site: string, base: string, path: string, query: object = {}): URL {
  const url = new URL(site + base + path);
  if (!`${url}`.startsWith(`${site}${base}/`) || url.search || url.hash) {
    throw new TypeError(`Not a call: ${path}`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/**
 * URL of a static JSON file below the CDN path.
 * @throws TypeError if the name leads out of it
 */
function staticAddress(base: string, name: string): URL {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new TypeError(`Not a name: ${name}`);
  return new URL(`${base}/${name}`);
}
