import fc from "fast-check";
import { anyText } from "../test/any-text";
import { canonicalPath } from "./canonical-path";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/explore/units", "/explore/units"],
    ["/page-data/%E3%81%82", "/page-data/あ"],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
    ["/~a", "/~a"],
  ])("answers %s", (raw, path) => {
    expect(canonicalPath(raw)).toEqual({ status: 200, path });
  });

  it.each([
    ["/explore/units/", "/explore/units"],
    ["/explore//units", "/explore/units"],
    ["/index.html", "/"],
    ["/explore/units/index.html", "/explore/units"],
    ["/explore/index.html/index.html", "/explore"],
    ["//other.example/", "/other.example"],
    ["/%E3%81%82/", "/%E3%81%82"],
    ["/a%3Fb/", "/a%3Fb"],
  ])("sends %s to %s", (raw, to) => {
    expect(canonicalPath(raw)).toEqual({ status: 301, path: to });
  });

  it.each([
    ["/../etc/passwd", 400],
    ["/%2e%2e/etc/passwd", 400],
    ["/..%2fetc/passwd", 400],
    ["/a/..", 400],
    ["/\\other.example/", 400],
    ["/a%0d%0ab: c/", 400],
    ["/a%00.js", 400],
    ["/%E0%A4%A", 400],
    ["/a%7f", 400],
    ["/a%C2%85", 400],
    ["/.git/config", 404],
    ["/a/.env", 404],
    ["/a/.well-known/b", 404],
    ["/_headers", 404],
    ["/_headers/", 404],
  ])("refuses %s with %d", (raw, status) => {
    expect(canonicalPath(raw)).toMatchObject({ status });
  });

  it("never leads out of the site, and a place it sends to is answered there", () => {
    const segment = fc.oneof(
      fc.constantFrom("..", ".", "", "index.html", "\\", "%2e%2e", "%2f", "%5c", "a"),
      fc.string(),
      anyText().map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const decision = canonicalPath(`/${segments.join("/")}`);
        const to = decision.status === 301 ? decision.path : "/";
        expect(new URL(to, "http://ours.example").host).toBe("ours.example");
        expect(canonicalPath(to).status).not.toBe(301);
        const answered = decision.status === 200 ? decision.path : "/";
        expect(answered).not.toMatch(/(?:^|\/)\.\.?(?:\/|$)|\\/);
      }),
      { numRuns: 100 },
    );
  });
});
