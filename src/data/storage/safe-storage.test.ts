import { createStorage } from "../stores/stores.fixtures";
import { SafeStorage } from "./safe-storage";

const throwDenied = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it("reads and writes the storage", () => {
  const { storage, entries } = createStorage({ a: "1" });
  const safe = new SafeStorage(() => storage);
  expect(safe.read("a")).toBe("1");
  expect(safe.read("b")).toBeNull();
  expect(safe.write("b", "2")).toBe(true);
  expect(entries.get("b")).toBe("2");
});

it.each([
  ["access throws", throwDenied],
  ["there is none", () => null],
  ["reading and writing throw", () => ({ getItem: throwDenied, setItem: throwDenied })],
])("keeps texts for the life of the page if %s", (_, find) => {
  const safe = new SafeStorage(find);
  expect(safe.read("a")).toBeNull();
  expect(safe.isReadable).toBe(false);
  expect(safe.write("a", "1")).toBe(false);
  expect(safe.read("a")).toBe("1");
});

it("reads the stored text after a write that did not fit", () => {
  const { storage } = createStorage({ a: "old" });
  const safe = new SafeStorage(() => ({ ...storage, setItem: throwDenied }));
  expect(safe.write("a", "new")).toBe(false);
  expect(safe.read("a")).toBe("old");
  expect(safe.isReadable).toBe(true);
});

it("uses storage that is permitted later", () => {
  const { storage } = createStorage();
  let isAllowed = false;
  const safe = new SafeStorage(() => (isAllowed ? storage : throwDenied()));
  expect(safe.write("a", "1")).toBe(false);
  isAllowed = true;
  expect(safe.write("a", "2")).toBe(true);
  expect(safe.read("a")).toBe("2");
  expect(safe.isReadable).toBe(true);
});
