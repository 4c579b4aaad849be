import { contentSecurityPolicy } from "./content-security-policy";
import { headerRules, headersFor } from "./header-rules";
import { forOwnServers } from "./own-servers";

const inlineOf = (...styles: string[]) => ({ scripts: ["sha256-script="], styles });
const rules = headerRules(inlineOf("sha256-a=", "sha256-b=", "sha256-c="));

describe("headers that our own servers leave out", () => {
  const own = forOwnServers(rules, []);

  it.each(["/", "/explore/units", "/explore/units/index.html", "/404.html", "/data"])(
    "is nothing of the document %s",
    (path) => expect(headersFor(own, path)).toEqual(headersFor(rules, path)),
  );

  it.each([
    "/pictures/a.376ded.avif",
    "/sw.js",
    "/icon.svg",
    "/page-data/app-data.json",
    "/api/c/x",
  ])("is of %s what only documents follow, and the hashes of what stands in them", (path) => {
    const { "permissions-policy": _, "speculation-rules": __, ...rest } = headersFor(rules, path);
    expect(headersFor(own, path)).toEqual({
      ...rest,
      "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [] }),
    });
  });
});

describe("the policy that our own servers send with a document", () => {
  const own = forOwnServers(rules, [
    { file: "index.html", inline: inlineOf("sha256-a=") },
    { file: "404.html", inline: inlineOf() },
    { file: "explore/units/index.html", inline: inlineOf("sha256-b=") },
    { file: "explore/units/knights/index.html", inline: inlineOf("sha256-a=") },
    { file: "explore/units/list/index.html", inline: inlineOf("sha256-c=") },
  ]);
  const stylesOf = (path: string) =>
    /style-src ([^;]*)/.exec(headersFor(own, path)["content-security-policy"] ?? "")?.[1];

  it.each([
    ["/index.html", "'self' 'sha256-a='"],
    ["/404.html", "'self'"],
    ["/explore/units/index.html", "'self' 'sha256-b='"],
  ])("names the styles of the page at the root or alone in its folder: %s", (path, styles) =>
    expect(stylesOf(path)).toBe(styles),
  );

  it("names the styles of all pages beside it, also for one that is built later", () => {
    const both = "'self' 'sha256-a=' 'sha256-c='";
    expect(stylesOf("/explore/units/list/index.html")).toBe(both);
    expect(stylesOf("/explore/units/later/index.html")).toBe(both);
  });

  it("is that of all pages where the page is not known, and nowhere without the scripts", () => {
    expect(headersFor(own, "/later/index.html")).toEqual(headersFor(rules, "/later/index.html"));
    for (const path of ["/index.html", "/explore/units/knights/index.html"]) {
      expect(headersFor(own, path)["content-security-policy"]).toContain(
        "script-src 'self' 'sha256-script=';",
      );
    }
  });
});
