import type {
  CountChangeRequest,
  CountInfo,
  ExhibitionChangeAnswer,
  ExhibitionChangeRequest,
} from "#content/types";
import type { AnswerName, Answers } from "#lib/api/calls";
import type { ExhibitionQuery } from "#lib/api/exhibition-part";
import type { VideoQuery } from "#lib/api/video-page";
import type { ApiError } from "./api-error";

export interface AnswerQueries extends Record<AnswerName, object> {
  "video-list": VideoQuery;
  "exhibition-list": ExhibitionQuery;
}

export interface CallOptions<Query = object> {
  readonly query?: Query;
  /** Aborts the call, which rejects with the signal's reason; no notification is shown. */
  readonly signal?: AbortSignal | undefined;
  /** Not requested by the visitor: a failure shows no notification. */
  readonly background?: boolean;
}

export interface GeneralCallOptions extends CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  /** Ignores the `code` of the answer, and shows no notification of a failure. */
  readonly skipMessages?: boolean;
  /** Repeating the call has no further effect, so it may be retried; true by default for GET. */
  readonly isIdempotent?: boolean;
}

export interface Calls {
  /** Makes a content call (SPEC section 7), which is answered on every host. Resolves to validated data. */
  get<Name extends AnswerName>(
    name: Name,
    options?: CallOptions<AnswerQueries[Name]>,
  ): Promise<Answers[Name]>;

  /** Publishes, cheers for, reports or withdraws a stand. Rejects at once if no functions run. */
  changeExhibition(
    request: ExhibitionChangeRequest,
    options?: CallOptions,
  ): Promise<ExhibitionChangeAnswer>;

  /** Counts a visit or an achievement. Rejects at once if no functions run. */
  changeCount(request: CountChangeRequest, options?: CallOptions): Promise<CountInfo>;

  /** Makes a general call (SPEC section 7) to a path such as `/user/info`. Resolves to unvalidated data. */
  call(path: string, options?: GeneralCallOptions): Promise<unknown>;

  /** Fetches JSON below the CDN path by its name. Resolves to unvalidated data. */
  fetchStaticJson(name: string, options?: Omit<CallOptions, "query">): Promise<unknown>;
}

export interface ContentApi extends Pick<Calls, "get" | "changeExhibition" | "changeCount"> {
  /** True if changes can be sent; otherwise only the answers written by the build exist. */
  readonly hasFunctions: boolean;
}

export interface ApiEnvironment {
  /** Base URL of the site, without a trailing slash. */
  readonly site: string;
  /** Base URL of static JSON; empty for the site itself. */
  readonly cdn: string;
  readonly hasFunctions: boolean;
  readonly readCookies: () => string;
  /** Called with every failed call, and whether it was a background call. */
  readonly onFail: (error: ApiError, isBackground: boolean) => void;
}
