import { withoutScripts } from "./without-scripts";

it("takes out what runs and leaves data", () => {
  const data = '<script id="boot-data" type="application/json">{}</script>';
  const page = `<script>a()</script><p>b</p>${data}<script src="/c.js"></script>`;
  expect(withoutScripts(page)).toBe(`<p>b</p>${data}`);
});
