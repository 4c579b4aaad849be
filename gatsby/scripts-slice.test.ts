import { scriptsSlice } from "./scripts-slice";

const group = (name: string, ...files: string[]) => ({
  name,
  chunks: files.map((one) => ({ files: [one] })),
});

const BUILT = {
  hash: "258a3a0c",
  folder: "/",
  groups: [
    group("app", "runtime-9.js", "app-1.js", "app-1.js.map"),
    group("component---page", "shared.css", "component---page.css", "component---page-2.js"),
    group("toasts", "js/7-1.js"),
  ],
};

describe("the scripts slice", () => {
  const { html, start } = scriptsSlice(BUILT);

  it("lists for the boot script the scripts that Gatsby would load, and loads none", () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain("src=");
    const [, json] =
      /<script id="boot-data" type="application\/json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? "")).toEqual({
      scripts: [`/${start.file}`, "/runtime-9.js", "/app-1.js"],
      worker: "/sw.js",
    });
  });

  it("begins with a script with the data of Gatsby's loader, named by its content", () => {
    const view: Record<string, unknown> = {};
    // eslint-disable-next-line no-new-func
    new Function("window", start.text)(view);
    expect(view).toEqual({
      ___webpackCompilationHash: "258a3a0c",
      ___chunkMapping: {
        "component---page": ["/component---page.css", "/component---page-2.js"],
      },
    });
    expect(start.file).toMatch(/^start-[0-9a-f]{6}\.js$/);
    expect(scriptsSlice({ ...BUILT, hash: "0" }).start.file).not.toBe(start.file);
  });

  it("begins with the code that must run before Gatsby", () => {
    expect(scriptsSlice(BUILT, "first();").start.text).toMatch(/^first\(\);window\./);
  });

  it("names files in the folder of the site", () => {
    expect(scriptsSlice({ ...BUILT, folder: "/encore/" }).html).toContain('"/encore/app-1.js"');
  });

  it("is refused where no script is every page’s", () => {
    expect(() => scriptsSlice({ ...BUILT, groups: [] })).toThrow("not found");
  });
});
