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
  /** Ends the call: it rejects with the signal's reason, and nothing is shown. */
  readonly signal?: AbortSignal | undefined;
  /** The visitor did not ask for this call: its failure is not shown as a notification. */
  readonly background?: boolean;
}

export interface GeneralCallOptions extends CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  /** The code of the answer is not looked at, and a failure is not shown. */
  readonly skipMessages?: boolean;
  /** Sent twice it does what it does once, so it may be sent again; by default GET calls are. */
  readonly isIdempotent?: boolean;
}

export interface Calls {
  /** A content call (SPEC section 7) that something answers wherever the site is; its answer has been validated. */
  get<Name extends AnswerName>(
    name: Name,
    options?: CallOptions<AnswerQueries[Name]>,
  ): Promise<Answers[Name]>;

  /** Publishes, cheers for, reports or withdraws a stand. Rejects at once where no functions run. */
  changeExhibition(
    request: ExhibitionChangeRequest,
    options?: CallOptions,
  ): Promise<ExhibitionChangeAnswer>;

  /** Counts a visit or an achievement. Rejects at once where no functions run. */
  changeCount(request: CountChangeRequest, options?: CallOptions): Promise<CountInfo>;

  /** The data that a general call answers (SPEC section 7) at a path such as `/user/info`; whoever asks checks it. */
  call(path: string, options?: GeneralCallOptions): Promise<unknown>;

  /** JSON below the CDN path by its name; whoever asks has to look at what it is. */
  fetchStaticJson(name: string, options?: Omit<CallOptions, "query">): Promise<unknown>;
}

export interface ContentApi extends Pick<Calls, "get" | "changeExhibition" | "changeCount"> {
  /** Whether changes can be sent; without functions there are only the answers that the build wrote. */
  readonly hasFunctions: boolean;
}

export interface Surroundings {
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** Address that the names of static JSON are put behind; empty for the site's own. */
  readonly cdn: string;
  readonly hasFunctions: boolean;
  readonly readCookies: () => string;
  /** Told of every call that failed, and whether the visitor is to hear nothing of it. */
  readonly failed: (error: ApiError, isBackground: boolean) => void;
}
