/** @jest-environment jsdom */
import { cachePage } from "./cache-page";

const DATA = { scripts: ["/app.js"], worker: "/sw.js" };

/** A window with service workers; returns the registrations and messages. */
function windowWith(registration: Partial<ServiceWorkerRegistration>, isControlled = false) {
  const registered: string[] = [];
  const messages: unknown[] = [];
  let loads = 0;
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const workers = {
    controller: isControlled ? active : null,
    register: async (address: string) => registered.push(address),
    ready: Promise.resolve({ active }),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  performance.getEntriesByType = () =>
    [
      { name: `${window.location.origin}/pictures/a.avif` },
      { name: "https://elsewhere.example/a.js" },
    ] as PerformanceEntry[];
  cachePage(window, DATA, () => loads++);
  return { registered, messages, loads: () => loads };
}

const from = (referrer: string) =>
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("does not cache a first page for a minute", async () => {
  from("https://search.example/");
  const { registered, messages } = windowWith({});
  await jest.advanceTimersByTimeAsync(59_000);
  expect(registered).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(registered).toEqual(["/sw.js"]);
  expect(messages).toHaveLength(1);
});

it("has the second page of a visit cached with its resources of this site", async () => {
  from(`${window.location.origin}/`);
  const { messages } = windowWith({});
  await jest.advanceTimersByTimeAsync(0);
  const page = ["/", { headers: { accept: "text/html" }, priority: "low" }];
  expect(messages).toEqual([
    {
      type: "CACHE_URLS",
      payload: { urlsToCache: [page, `${window.location.origin}/pictures/a.avif`] },
    },
  ]);
});

it("loads the scripts if a new build is waiting", async () => {
  const worker = {} as ServiceWorker;
  const waiting = windowWith({ active: worker, waiting: worker }, true);
  const quiet = windowWith({ active: worker, waiting: null }, true);
  await jest.advanceTimersByTimeAsync(0);
  expect([waiting.loads(), quiet.loads()]).toEqual([1, 0]);
  expect(waiting.registered).toEqual([]);
});
