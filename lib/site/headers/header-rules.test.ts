import { withAnyStyles, withoutUpgrade } from "./content-security-policy";
import { headerRules, headersFor, pathDependentHeaders } from "./header-rules";

const rules = headerRules({ scripts: ["sha256-a=", "sha256-b="], styles: ["sha256-c="] });
const cached = (path: string) => headersFor(rules, path)["cache-control"];
const policy = headersFor(rules, "/")["content-security-policy"] ?? "";
const directives = new Map(
  policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.join(" ")];
  }),
);

describe("the content security policy", () => {
  it("begins with nothing allowed", () => {
    expect(directives.get("default-src")).toBe("'none'");
    expect(directives.get("frame-ancestors")).toBe("'none'");
    expect(directives.get("base-uri")).toBe("'none'");
  });

  it("allows only our own files and hashed inline code", () => {
    expect(directives.get("script-src")).toBe("'self' 'sha256-a=' 'sha256-b='");
    expect(directives.get("style-src")).toBe("'self' 'sha256-c='");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it("lets pages connect to the origins that a build is given", () => {
    const [first] = headerRules({ scripts: [], styles: [] }, { connected: ["https://id.example"] });
    expect(first.headers["content-security-policy"]).toContain(
      "; connect-src 'self' https://id.example; ",
    );
    expect(directives.get("connect-src")).toBe("'self'");
  });

  it("takes any style, and no other script, where lines have to be short", () => {
    const short = withAnyStyles(policy);
    expect(short).toContain("; style-src 'self' 'unsafe-inline'; ");
    expect(short).toContain(`; script-src ${directives.get("script-src")}; `);
    expect(short.match(/unsafe/g)).toHaveLength(1);
  });

  it("asks for TLS everywhere, except of a server without it", () => {
    expect(directives.has("upgrade-insecure-requests")).toBe(true);
    const plain = withoutUpgrade(policy);
    expect(plain).not.toContain("upgrade-insecure-requests");
    expect(policy.startsWith(plain)).toBe(true);
  });
});

describe("headersFor", () => {
  it("gives the security headers for every path", () => {
    for (const path of ["/", "/explore/units", "/static/font-0.woff2", "/nowhere"]) {
      expect(headersFor(rules, path)).toMatchObject({
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "same-origin",
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
      });
    }
  });

  it("has the host listed as https only where that is asked for", () => {
    const [{ headers }] = headerRules({ scripts: [], styles: [] }, { hasHstsPreload: true });
    const said = "max-age=63072000; includeSubDomains; preload";
    expect(headers["strict-transport-security"]).toBe(said);
  });

  it.each([
    "/app-623fb8.js",
    "/app-623fb8.js.map",
    "/css/3109.db76e6.css",
    "/js/1181-8b975a.js",
    "/static/unbounded-e87b04.woff2",
    "/pictures/characters-sakuma_rei-160.376ded.avif",
  ])("keeps %s for a year, unasked", (path) => {
    expect(cached(path)).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    "/",
    "/explore/units",
    "/404.html",
    "/page-data/index/page-data.json",
    "/page-data/sq/d/3058174443.json",
    "/sw.js",
    "/workbox.js",
    "/pictures/unhashed.avif",
    "/explore/app-623fb8.js",
    "/api/c/count/info",
  ])("has %s asked about each time", (path) => {
    expect(cached(path)).toBe("public, max-age=0, must-revalidate");
  });

  it("keeps pictures for shared links for a day", () => {
    expect(cached("/social/explore/units.jpg")).toBe("public, max-age=86400");
  });

  it("keeps the icon for an hour", () => {
    expect(cached("/icon.svg")).toBe("public, max-age=3600");
  });

  it("lets other sites fetch the data that is made for them, and nothing else", () => {
    expect(headersFor(rules, "/data/v1/units.json")).toMatchObject({
      "access-control-allow-origin": "*",
      // For files that are shown, not read.
      "cross-origin-resource-policy": "same-origin",
      "x-robots-tag": "noindex",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    for (const path of ["/", "/data", "/database", "/page-data/index/page-data.json"]) {
      expect(headersFor(rules, path)).not.toHaveProperty("access-control-allow-origin");
      expect(headersFor(rules, path)).not.toHaveProperty("x-robots-tag");
    }
  });

  it("varies by path only caching and the headers of shared data", () => {
    expect(pathDependentHeaders(rules)).toEqual([
      "access-control-allow-origin",
      "cache-control",
      "x-robots-tag",
    ]);
  });
});
