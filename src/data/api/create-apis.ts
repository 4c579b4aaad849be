import { loadOnce } from "../browser/load-once";
import { ApiError } from "./api-error";
import type { Calls, ContentApi, GeneralCallOptions, Surroundings } from "./content-api";

type LoadCalls = (surroundings: Surroundings) => Promise<Calls>;

const loadCalls: LoadCalls = async (surroundings) =>
  (await import("./client")).createClient(surroundings);

/** The calls of a page, loaded on first use; failing to load them is reported like a failed call. */
export function createApis(surroundings: Surroundings, load = loadCalls): Calls & ContentApi {
  const { hasFunctions, failed } = surroundings;
  const calls = loadOnce(() => load(surroundings));

  /** @param isChange whether only functions answer the call */
  const lazy = <Name extends keyof Calls>(name: Name, isChange = false): Calls[Name] => {
    const make = async (...given: [what: never, options?: GeneralCallOptions]) => {
      const { background, skipMessages, signal } = given[1] ?? {};
      const refuse = (error: ApiError): never => {
        failed(error, Boolean(background || skipMessages));
        throw error;
      };
      if (isChange && !hasFunctions) refuse(new ApiError("no-functions"));
      const loaded = await calls().catch((error: unknown) => {
        signal?.throwIfAborted();
        return refuse(new ApiError("network", undefined, "", error));
      });
      return loaded[name](...(given as [never, never]));
    };
    return make as Calls[Name];
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
