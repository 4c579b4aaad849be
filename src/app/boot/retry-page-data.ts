export interface DataResponse {
  readonly status: number;
  readonly responseText: string;
}

/** The part of Gatsby's loader through which all page data is fetched. */
export interface DataLoader {
  memoizedGet(this: DataLoader, url: string): Promise<DataResponse>;
}

/** Delays before the second and the third request for the same data, in ms. */
const PAUSES = [500, 2000];

/** Gatsby treats this as final; for a 500 it would fetch the data of an error page, endlessly. */
const GIVEN_UP: DataResponse = { status: 503, responseText: "" };

/** True if a retry may help: not for found or missing data, nor while offline. */
const isTransient = ({ status }: DataResponse): boolean =>
  status === 0 ? navigator.onLine : status !== 200 && status !== 404;

/** Retries page data twice, with growing delays, if a server rejects the request; Gatsby would retry forever. */
export function retryPageData(loader: DataLoader): void {
  const fetchOnce = loader.memoizedGet;
  const pending = new Map<string, Promise<DataResponse>>();

  const fetchWithRetries = async (self: DataLoader, url: string): Promise<DataResponse> => {
    for (const pause of [...PAUSES, undefined]) {
      const answer = await fetchOnce.call(self, url);
      if (!isTransient(answer)) {
        pending.delete(url);
        return answer;
      }
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return GIVEN_UP;
  };

  loader.memoizedGet = function getWithRetries(url) {
    const answer = pending.get(url) ?? fetchWithRetries(this, url);
    pending.set(url, answer);
    return answer;
  };
}
