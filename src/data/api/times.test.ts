import { withTimeLimit } from "./times";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => {});

it("rejects with a 408 at the time limit, and aborts the work", async () => {
  let passedSignal: AbortSignal | undefined;
  const call = withTimeLimit(10_000, undefined, (signal) => {
    passedSignal = signal;
    return never();
  });
  const outcome = call.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(passedSignal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ kind: "timeout", status: 408 });
  expect(passedSignal?.aborted).toBe(true);
});

it("leaves no timer and no listener behind", async () => {
  const { signal } = new AbortController();
  const remove = jest.spyOn(signal, "removeEventListener");
  expect(await withTimeLimit(10_000, signal, () => Promise.resolve(1))).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(remove).toHaveBeenCalledTimes(1);
});

it("does not start work that is already aborted", async () => {
  const work = jest.fn(never);
  await expect(withTimeLimit(10, AbortSignal.abort(new Error("gone")), work)).rejects.toThrow(
    "gone",
  );
  expect(work).not.toHaveBeenCalled();
});
