import { fileNameOf } from "./file-name";

const NOW = new Date("2026-11-21T12:00:00Z");

test.each([
  ["For the second night!", "encore-flower-stand-for-the-second-night.png"],
  ["Café ☆ 2", "encore-flower-stand-cafe-2.png"],
  ["おめでとう", "encore-flower-stand-2026-11-21.png"],
  ["../../etc/passwd", "encore-flower-stand-etc-passwd.png"],
  ["", "encore-flower-stand-2026-11-21.png"],
])("%j is saved as %s", (title, name) => {
  expect(fileNameOf(title, NOW)).toBe(name);
});
