import { loadOnce } from "../browser/load-once";
import { ApiError } from "./api-error";
import type { Calls, ContentApi, GeneralCallOptions, ApiEnvironment } from "./content-api";

type LoadCalls = (environment: ApiEnvironment) => Promise<Calls>;

const loadCalls: LoadCalls = async (environment) =>
  (await import("./client")).createClient(environment);

/** The calls of a page, loaded on first use; failing to load them is reported like a failed call. */
export function createApis(environment: ApiEnvironment, load = loadCalls): Calls & ContentApi {
  const { hasFunctions, onFail } = environment;
  const calls = loadOnce(() => load(environment));

  /** @param isChange whether only functions answer the call */
  const lazy = <Name extends keyof Calls>(name: Name, isChange = false): Calls[Name] => {
    const run = async (...args: [what: never, options?: GeneralCallOptions]) => {
      const { background, skipMessages, signal } = args[1] ?? {};
      const reject = (error: ApiError): never => {
        onFail(error, Boolean(background || skipMessages));
        throw error;
      };
      if (isChange && !hasFunctions) reject(new ApiError("no-functions"));
      const loaded = await calls().catch((error: unknown) => {
        signal?.throwIfAborted();
        return reject(new ApiError("network", undefined, "", error));
      });
      return loaded[name](...(args as [never, never]));
    };
    return run as Calls[Name];
  };
  return {
    hasFunctions,
    get: lazy("get"),
    changeExhibition: lazy("changeExhibition", true),
    changeCount: lazy("changeCount", true),
    call: lazy("call"),
    fetchStaticJson: lazy("fetchStaticJson"),
  };
}
