/** @jest-environment jsdom */
import { canCopyPictures, canShareFiles, fileNameOf } from "./share-picture";

const NOW = new Date("2026-11-21T12:00:00Z");

test.each([
  ["For the second night!", "encore-flower-stand-for-the-second-night-small.png"],
  ["Café ☆ 2", "encore-flower-stand-cafe-2-small.png"],
  ["おめでとう", "encore-flower-stand-2026-11-21-small.png"],
  ["../../etc/passwd", "encore-flower-stand-etc-passwd-small.png"],
  ["", "encore-flower-stand-2026-11-21-small.png"],
])("%j is saved as %s", (title, name) => {
  expect(fileNameOf("flower-stand", title, "small", NOW)).toBe(name);
});

test("a browser that throws at the question neither copies nor shares", () => {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  window.ClipboardItem = jest.fn() as never;
  Object.defineProperty(navigator, "clipboard", { get, configurable: true });
  Object.defineProperty(navigator, "canShare", { get, configurable: true });
  expect([canCopyPictures(), canShareFiles()]).toEqual([false, false]);
});
