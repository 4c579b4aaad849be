/** @jest-environment jsdom */
import { SafeStorage } from "#src/data/storage/safe-storage";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { MyStands } from "./my-stands";
import { WAITING } from "./my-stands.fixtures";

const KEY = "shelf";

function standsOf(entries: Record<string, string> = {}) {
  const { storage, entries: stored } = createStorage(entries);
  return { mine: new MyStands(new SafeStorage(() => storage)), storage, stored };
}

test("stores stands newest first, and replaces one with the same id", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  expect(mine.entry.isPersistent).toBe(true);
  mine.put({ ...WAITING, id: "second-stand", title: "Second" });
  mine.put({ ...WAITING, status: "public" });
  expect(mine.stands.map(({ id, status }) => [id, status])).toEqual([
    ["second-stand", "waiting"],
    [WAITING.id, "public"],
  ]);
  mine.remove(WAITING.id);
  expect(mine.stands.map(({ id }) => id)).toEqual(["second-stand"]);
});

test("updates the status of a stand, and that it has arrived", () => {
  const { mine, stored } = standsOf();
  mine.put({ ...WAITING, status: "sent" });
  expect(stored.get(KEY)).toContain('"isUnanswered":true');
  mine.setStatus(WAITING.id, "waiting");
  expect(mine.stands).toEqual([WAITING]);
  expect(stored.get(KEY)).not.toContain("isUnanswered");
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([{ ...WAITING, status: "public" }]);
});

test("does not store a removed stand again", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  mine.remove(WAITING.id);
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([]);
});

test("has one secret for the device", () => {
  const { mine, stored } = standsOf();
  expect(stored.size).toBe(0);
  const device = mine.deviceSecret();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(mine.deviceSecret()).toBe(device);
  expect(standsOf(Object.fromEntries(stored)).mine.deviceSecret()).toBe(device);
});

test("notes a cheer once", () => {
  const { mine, stored } = standsOf();
  expect(mine.hasCheered("some-stand")).toBe(false);
  mine.addCheer("some-stand");
  mine.addCheer("some-stand");
  expect(mine.hasCheered("some-stand")).toBe(true);
  expect(JSON.parse(stored.get(KEY) ?? "").cheered).toEqual(["some-stand"]);
});
