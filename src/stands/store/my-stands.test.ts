/** @jest-environment jsdom */
import { SafeStorage } from "#src/data/storage/safe-storage";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { MyStands } from "./my-stands";
import { WAITING } from "./my-stands.fixtures";

const KEY = "shelf";

function standsOf(entries: Record<string, string> = {}) {
  const { storage, held } = createStorage(entries);
  return { mine: new MyStands(new SafeStorage(() => storage)), storage, held };
}

test("keeps stands, the newest first, and puts one of the same id in its place", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  expect(mine.entry.isRemembering).toBe(true);
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
  const { mine, held } = standsOf();
  mine.put({ ...WAITING, status: "sent" });
  expect(held.get(KEY)).toContain('"isUnanswered":true');
  mine.setStatus(WAITING.id, "waiting");
  expect(mine.stands).toEqual([WAITING]);
  expect(held.get(KEY)).not.toContain("isUnanswered");
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([{ ...WAITING, status: "public" }]);
});

test("puts nothing back that was taken off", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  mine.remove(WAITING.id);
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([]);
});

test("has one secret for the device", () => {
  const { mine, held } = standsOf();
  expect(held.size).toBe(0);
  const device = mine.deviceSecret();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(mine.deviceSecret()).toBe(device);
  expect(standsOf(Object.fromEntries(held)).mine.deviceSecret()).toBe(device);
});

test("notes a cheer once", () => {
  const { mine, held } = standsOf();
  expect(mine.hasCheered("some-stand")).toBe(false);
  mine.noteCheer("some-stand");
  mine.noteCheer("some-stand");
  expect(mine.hasCheered("some-stand")).toBe(true);
  expect(JSON.parse(held.get(KEY) ?? "").cheered).toEqual(["some-stand"]);
});
