import { loadOnce } from "../browser/load-once";
import { ApiError } from "./api-error";
import type {
  Calls,
  CallOptions,
  ContentApi,
  GeneralApi,
  GeneralCallOptions,
  Surroundings,
} from "./content-api";

/** Fetches the calls. */
export type LoadCalls = (surroundings: Surroundings) => Promise<Calls>;

const loadCalls: LoadCalls = async (surroundings) =>
  (await import("./client")).createClient(surroundings);

/** The calls of a page: what makes them is fetched at the first. */
export function createApis(
  surroundings: Surroundings,
  load: LoadCalls = loadCalls,
): { content: ContentApi; general: GeneralApi } {
  const { hasFunctions, failed } = surroundings;
  const calls = loadOnce(() => load(surroundings));

  const refuse = (error: ApiError, { quiet, skipMessages }: GeneralCallOptions): never => {
    failed(error, Boolean(quiet || skipMessages));
    throw error;
  };
  /** What makes the calls; where it cannot be fetched, that is told like the failure of a call. */
  const reach = (options: GeneralCallOptions = {}): Promise<Calls> =>
    calls().catch((error: unknown) => {
      options.signal?.throwIfAborted();
      return refuse(new ApiError("network", undefined, "", error), options);
    });
  const reachFunctions = async (options: CallOptions = {}): Promise<Calls> =>
    hasFunctions ? reach(options) : refuse(new ApiError("no-functions"), options);

  return {
    content: {
      hasFunctions,
      get: async (name, options) => (await reach(options)).get(name, options),
      changeExhibition: async (request, options) =>
        (await reachFunctions(options)).changeExhibition(request, options),
      changeCount: async (request, options) =>
        (await reachFunctions(options)).changeCount(request, options),
    },
    general: {
      call: async (path, options) => (await reach(options)).call(path, options),
      fetchStaticJson: async (name, options) =>
        (await reach(options)).fetchStaticJson(name, options),
    },
  };
}
