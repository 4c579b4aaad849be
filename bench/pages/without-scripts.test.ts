import { withoutScripts } from "./without-scripts";

it("removes executable scripts and keeps data", () => {
  const data = '<script id="boot-data" type="application/json">{}</script>';
  const colors = '<script type="text/css" id="page-colors">@layer colors{}</script>';
  const page = `${colors}<script>a()</script><p>b</p>${data}<script src="/c.js"></script>`;
  expect(withoutScripts(page)).toBe(`${colors}<p>b</p>${data}`);
});
