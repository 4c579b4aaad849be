import { scriptsSlice } from "./scripts-slice";

const GATSBY = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"component---page\\":[\\"/page.css\\",\\"/page-2.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="258a3a0c";</script><script src="/runtime-9.js" async></script><script src="/app-1.js" async></script>`;

describe("the scripts slice", () => {
  const { html, start } = scriptsSlice(GATSBY);

  it("tells the boot script what Gatsby would have loaded, and loads nothing", () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain("src=");
    const [, json] =
      /<script id="boot-data" type="application\/json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? "")).toEqual({
      scripts: [`/${start.file}`, "/runtime-9.js", "/app-1.js"],
      worker: "/sw.js",
    });
  });

  it("begins with a script that says what Gatsby's loader has to know, named by what is in it", () => {
    const view: Record<string, unknown> = {};
    // eslint-disable-next-line no-new-func
    new Function("window", start.text)(view);
    expect(view).toEqual({
      ___webpackCompilationHash: "258a3a0c",
      ___chunkMapping: { "component---page": ["/page.css", "/page-2.js"] },
    });
    expect(start.file).toMatch(/^start-[0-9a-f]{6}\.js$/);
    expect(scriptsSlice(GATSBY.replace("258a3a0c", "0")).start.file).not.toBe(start.file);
  });

  it("begins with what has to run before Gatsby", () => {
    expect(scriptsSlice(GATSBY, "first();").start.text).toMatch(/^first\(\);window\./);
  });

  it("is refused where Gatsby writes its scripts in another way", () => {
    expect(() => scriptsSlice("<script src='/app.js'></script>")).toThrow(/known form/);
  });
});
