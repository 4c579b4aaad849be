import { basePath } from "./base-path";
import { addressesOutsideBase } from "./addresses-outside-base";

it.each([
  [{}, ""],
  [{ ENCORE_ADDRESS: "https://encore.example" }, ""],
  [{ ENCORE_ADDRESS: "https://name.github.io/encore" }, "/encore"],
])("%j: the site lies at %j", (env, base) => expect(basePath(env)).toBe(base));

describe("addresses beside the site", () => {
  const found = (name: string, text: string) => addressesOutsideBase("/encore", name, text);

  it("are none in a page whose files, links and pictures all lie below its path", () => {
    const page = `<body data-page-path="/about"><a href="/encore">x</a><a href="/encore#a">x</a>
      <a href="https://other.example/a">x</a><a href="#a">x</a><a href="//cdn.example">x</a>
      <img src="/encore/a.avif" srcset="/encore/a-1.avif 1w, /encore/a-2.avif 2w">`;
    expect(found("about/index.html", page)).toEqual([]);
  });

  it("are those of links, pictures, style sheets and the manifest", () => {
    expect(found("a.html", `<a href="/about">x</a><a href="/encore2/b">x</a>`)).toEqual([
      "/about",
      "/encore2/b",
    ]);
    expect(found("a.html", `<img srcSet="/encore/a-1.avif 1w, /a-2.avif 2w">`)).toEqual([
      "/a-2.avif",
    ]);
    expect(
      found("css/1.css", `a{background:url("/a.svg")}b{background:url(/encore/b.svg)}`),
    ).toEqual(["/a.svg"]);
    expect(found("manifest.webmanifest", `{"start_url":"/","src":"/encore/icon.svg"}`)).toEqual([
      "/",
    ]);
  });

  it("are those of files in data and scripts, where all else is completed later", () => {
    expect(found("search.json", `{"path":"/about","icon":"/icon.svg"}`)).toEqual([]);
    const files = `"/encore/a.0a1b2c.avif 1w, /b.0a1b2c.avif 2w","/c-0a1b2c.js"`;
    const beside = ["/b.0a1b2c.avif", "/c-0a1b2c.js"];
    expect(found("page-data/a.json", `{"a":[${files}]}`)).toEqual(beside);
    expect(found("app-0a1b2c.js", `x=[${files}]`)).toEqual(beside);
    expect(found("a.html", `<script id="boot-data">[${files}]</script>`)).toEqual(beside);
  });
});
