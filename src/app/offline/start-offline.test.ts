/** @jest-environment jsdom */
import type { registerWorker as register } from "./register-worker";

const registerWorker = jest.fn<ReturnType<typeof register>, []>(async () => null);
jest.mock("./register-worker", () => ({ registerWorker: () => registerWorker() }));

/** A document with this referrer; returns a function to call for each page view. */
function arriveFrom(referrer: string): () => void {
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  let start = () => {};
  jest.isolateModules(() => {
    start = jest.requireActual<typeof import("./start-offline")>("./start-offline").startOffline;
  });
  return start;
}

beforeEach(() => {
  jest.useFakeTimers();
  registerWorker.mockClear();
});
afterEach(() => jest.useRealTimers());

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

it("caches the first page of a visit after a minute only", async () => {
  arriveFrom("https://search.example/")();
  await pass(59_000);
  expect(registerWorker).not.toHaveBeenCalled();
  await pass(3_000);
  expect(registerWorker).toHaveBeenCalledTimes(1);
});

it("begins when the visitor navigates, once", async () => {
  const start = arriveFrom("https://search.example/");
  start();
  await pass(5_000);
  start();
  start();
  await pass(3_000);
  expect(registerWorker).toHaveBeenCalledTimes(1);
});

it("begins at once on a page reached from another one", async () => {
  arriveFrom(`${window.location.origin}/explore`)();
  await pass(3_000);
  expect(registerWorker).toHaveBeenCalledTimes(1);
});
