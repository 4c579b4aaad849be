/** @jest-environment jsdom */
import { stand } from "../stand.fixtures";
import { pictureTime, newPictureKey } from "./draft";
import { begin, picture, withOwn } from "./drafts.fixtures";

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it("deletes pictures that no draft uses, except recent ones", async () => {
  const { drafts, storage } = await begin();
  const [used, unused, onBench] = [
    await drafts.addPicture(picture()),
    await drafts.addPicture(picture()),
    await drafts.addPicture(picture()),
  ];
  await drafts.add("One", withOwn(used));
  await drafts.removeUnusedPictures([]);
  expect(storage.picturesByKey.size).toBe(3);
  jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
  await drafts.removeUnusedPictures([withOwn(onBench)]);
  expect([...storage.picturesByKey.keys()].sort()).toEqual([used, onBench].sort());
  expect(storage.picturesByKey.has(unused)).toBe(false);
  const { drafts: later } = await begin(storage);
  expect((await later.loadPicture(used))?.type).toBe("image/webp");
  expect(await later.loadPicture("nowhere123")).toBeUndefined();
});

describe("takes no picture away", () => {
  const later = () => jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);

  it("that a draft of a later version may use", async () => {
    const { drafts, storage } = await begin();
    const key = await drafts.addPicture(picture());
    storage.draftsById.set("new", { id: "new", name: "New", stand: { version: 99, parts: [key] } });
    later();
    await drafts.removeUnusedPictures([]);
    expect(storage.picturesByKey.has(key)).toBe(true);
  });

  it("that a layer uses which is not shown here", async () => {
    const { drafts, storage } = await begin();
    const key = await drafts.addPicture(picture());
    const layers = [...withOwn(key).layers].map((layer) => ({ ...layer, kind: "later" }));
    storage.draftsById.set("a", { id: "a", name: "A", stand: { ...stand(), layers }, saved: 1 });
    later();
    await drafts.removeUnusedPictures([]);
    expect(storage.picturesByKey.has(key)).toBe(true);
  });

  it("while the drafts cannot be read", async () => {
    const { drafts, storage } = await begin();
    const key = await drafts.addPicture(picture());
    await drafts.add("One", withOwn(key));
    storage.drafts = () => Promise.reject(new DOMException("broken", "UnknownError"));
    later();
    await drafts.removeUnusedPictures([]);
    expect(storage.picturesByKey.has(key)).toBe(true);
  });
});

it("gives pictures valid keys that contain their time", () => {
  const key = newPictureKey(1_700_000_000_000);
  expect(key).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
  expect(pictureTime(key)).toBe(1_700_000_000_000);
});
