/** @jest-environment jsdom */
import { autorun } from "mobx";
import { type Call, LiveAnswer } from "./live-answer";
import { idle, setOnline, setSavesData } from "./live-answer.fixtures";

type Words = readonly string[];

const BUILT_IN: Words = ["built"];

let calls: (Call & { resolve: (value: Words) => void; reject: () => void })[] = [];

function create() {
  return new LiveAnswer<Words>(
    BUILT_IN,
    (call) =>
      new Promise((resolve, reject) => {
        calls.push({ ...call, resolve, reject: () => reject(new Error("no")) });
      }),
  );
}

beforeEach(() => {
  calls = [];
});
afterEach(() => {
  setOnline(true);
  setSavesData(false);
});

it("fetches in the background at an idle moment once followed, and stores the answer", async () => {
  const answer = create();
  await idle();
  expect(calls).toHaveLength(0);
  answer.follow();
  expect(calls).toHaveLength(0);
  await idle();
  expect(calls).toMatchObject([{ background: true }]);
  expect([answer.value, answer.state, answer.isLoading]).toEqual([["built"], "built-in", true]);
  calls[0]?.resolve(["fresh"]);
  await idle();
  expect([answer.value, answer.state, answer.isLoading]).toEqual([["fresh"], "fresh", false]);
});

it("keeps the same object if the answer is equal", async () => {
  const answer = create();
  const seen: Words[] = [];
  const stop = autorun(() => seen.push(answer.value));
  answer.follow();
  await idle();
  calls[0]?.resolve(["built"]);
  await idle();
  stop();
  expect(answer.state).toBe("fresh");
  expect(answer.value).toBe(BUILT_IN);
  expect(seen).toHaveLength(1);
});

it("fetches once for all followers, and not again", async () => {
  const answer = create();
  answer.follow();
  answer.follow();
  await idle();
  calls[0]?.resolve([]);
  await idle();
  answer.follow();
  await idle();
  expect(calls).toHaveLength(1);
});

it("aborts when the last follower leaves, and fetches again for the next", async () => {
  const answer = create();
  const [stop, stopToo] = [answer.follow(), answer.follow()];
  await idle();
  stop();
  expect(calls[0]?.signal.aborted).toBe(false);
  stopToo();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.resolve(["late"]);
  await idle();
  expect([answer.value, answer.state, answer.isLoading]).toEqual([["built"], "built-in", false]);
  answer.follow();
  await idle();
  expect(calls).toHaveLength(2);
});

it("an older call never overwrites a value set since", async () => {
  const answer = create();
  answer.follow();
  await idle();
  answer.set(["changed"]);
  expect([calls[0]?.signal.aborted, answer.isLoading]).toEqual([true, false]);
  calls[0]?.resolve(["older"]);
  await idle();
  expect([answer.value, answer.state]).toEqual([["changed"], "fresh"]);
});

it("fetches nothing for a follower that left before the idle moment", async () => {
  create().follow()();
  await idle();
  expect(calls).toHaveLength(0);
});

it("keeps its value if the call fails, and retries in the foreground on request, not twice at once", async () => {
  const answer = create();
  answer.follow();
  await idle();
  calls[0]?.reject();
  await idle();
  expect([answer.value, answer.state]).toEqual([["built"], "failed"]);
  answer.retry();
  answer.retry();
  expect(calls).toMatchObject([{ background: true }, { background: false }]);
  expect([answer.state, answer.isLoading]).toEqual(["failed", true]);
  calls[1]?.resolve(["fresh"]);
  await idle();
  expect([answer.value, answer.state]).toEqual([["fresh"], "fresh"]);
});

it("fetches nothing without a network, and by itself when it returns", async () => {
  setOnline(false);
  const answer = create();
  const stop = answer.follow();
  await idle();
  expect([answer.state, calls.length]).toEqual(["failed", 0]);
  setOnline(true);
  expect(calls).toMatchObject([{ background: true }]);
  stop();
  setOnline(true);
  expect(calls).toHaveLength(1);
});

it("waits for the visitor's request while data is saved", async () => {
  setSavesData(true);
  const answer = create();
  answer.follow();
  await idle();
  setOnline(true);
  expect([answer.state, calls.length]).toEqual(["skipped", 0]);
  answer.retry();
  calls[0]?.resolve(["fresh"]);
  await idle();
  expect(answer.state).toBe("fresh");
});
