import { scriptsSlice } from "./scripts-slice";

const GATSBY = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"page\\":[\\"/page.css\\",\\"/page-2.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="258a3a0c";</script><script src="/runtime-9.js" async></script><script src="/app-1.js" async></script>`;

describe("the scripts slice", () => {
  it("tells the boot script what Gatsby would have loaded, and loads nothing", () => {
    const html = scriptsSlice(GATSBY);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain("src=");
    const [, json] =
      /<script id="boot-data" type="application\/json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? "")).toEqual({
      webpackCompilationHash: "258a3a0c",
      chunkMapping: { app: ["/app-1.js"], page: ["/page.css", "/page-2.js"] },
      scripts: ["/runtime-9.js", "/app-1.js"],
      worker: "/sw.js",
    });
  });

  it("is refused where Gatsby writes its scripts in another way", () => {
    expect(() => scriptsSlice("<script src='/app.js'></script>")).toThrow(/known form/);
  });
});
