export interface DataAnswer {
  readonly status: number;
  readonly responseText: string;
}

/** The part of Gatsby's loader through which all page data is fetched. */
export interface DataLoader {
  memoizedGet(this: DataLoader, url: string): Promise<DataAnswer>;
}

/** Delays before the second and the third request for the same data, in ms. */
const PAUSES = [500, 2000];

/** Gatsby treats this as final; for a 500 it would fetch the data of an error page, endlessly. */
const GIVEN_UP: DataAnswer = { status: 503, responseText: "" };

/** True if a retry may help: not for found or missing data, nor while offline. */
const mayChange = ({ status }: DataAnswer): boolean =>
  status === 0 ? navigator.onLine : status !== 200 && status !== 404;

/** Retries page data twice, with growing delays, if a server refuses it; Gatsby would retry forever. */
export function retryPageData(loader: DataLoader): void {
  const ask = loader.memoizedGet;
  const asked = new Map<string, Promise<DataAnswer>>();

  const persist = async (self: DataLoader, url: string): Promise<DataAnswer> => {
    for (const pause of [...PAUSES, undefined]) {
      const answer = await ask.call(self, url);
      if (!mayChange(answer)) {
        asked.delete(url);
        return answer;
      }
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return GIVEN_UP;
  };

  loader.memoizedGet = function askPatiently(url) {
    const answer = asked.get(url) ?? persist(this, url);
    asked.set(url, answer);
    return answer;
  };
}
