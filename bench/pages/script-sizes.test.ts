import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inlineScripts, scriptSizes } from "./script-sizes";

describe("inlineScripts", () => {
  it("finds what a browser runs and nothing else", () => {
    const html = `<head><script>first()</script>
      <script type="module">second()</script>
      <script type='text/javascript' id="x">third()</script>
      <script type="application/json">{"data":1}</script>
      <script type=application/ld+json>{"@type":"Person"}</script>
      <script src="/app.js" async></script><script async src=/other.js></script>
      <script data-src="later"> fourth() </script><script></script></head>`;
    expect(inlineScripts(html)).toEqual(["first()", "second()", "third()", " fourth() "]);
  });
});

describe("scriptSizes", () => {
  const folder = mkdtempSync(join(tmpdir(), "script-sizes-"));
  const text = (name: string) => `console.log(${JSON.stringify(name.repeat(300))});`;
  const sent = (name: string) => brotliCompressSync(text(name)).length;
  beforeAll(() => {
    for (const name of ["app", "page"]) writeFileSync(join(folder, `${name}.js`), text(name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("counts the HTML's own script as early, and early script in all", () => {
    const fetched = { early: ["/app.js"], all: ["/app.js", "/page.js"] };
    const sizes = scriptSizes("<script>start()</script>", fetched, folder);
    expect(sizes.inline).toBe(brotliCompressSync("start()").length);
    expect(sizes.early).toBe(sizes.inline + sent("app"));
    expect(sizes.all).toBe(sizes.early + sent("page"));
  });

  it("counts a file once, however often it was fetched, and no script as nothing", () => {
    const twice = { early: [], all: ["/page.js", "/page.js"] };
    expect(scriptSizes("<p>plain</p>", twice, folder)).toEqual({
      inline: 0,
      early: 0,
      all: sent("page"),
    });
  });

  it("fails for a script that the build does not have", () => {
    const foreign = { early: [], all: ["/gone.js"] };
    expect(() => scriptSizes("", foreign, folder)).toThrow("gone.js");
  });
});
