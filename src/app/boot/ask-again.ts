export interface DataAnswer {
  readonly status: number;
  readonly responseText: string;
}

/** The place of Gatsby's loader through which all data of pages is asked for. */
export interface DataLoader {
  memoizedGet(this: DataLoader, url: string): Promise<DataAnswer>;
}

/** Pauses before the second and the third request for the same data, in ms. */
const PAUSES = [500, 2000];

/** What Gatsby takes for an end: it asks for the data of a page of errors, without end, when it is told 500. */
const GIVEN_UP: DataAnswer = { status: 503, responseText: "" };

/** Whether it is of use to ask again: not where the data is there, is not there, or nothing is connected. */
const mayChange = ({ status }: DataAnswer): boolean =>
  status === 0 ? navigator.onLine : status !== 200 && status !== 404;

/** Asks three times in all, with growing pauses, for data that a server refuses: Gatsby would ask forever. */
export function askAgain(loader: DataLoader): void {
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
