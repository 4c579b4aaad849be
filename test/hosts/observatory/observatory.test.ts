import { observatory } from ".";

const GOOD = {
  "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
};

const scan = (changes: Record<string, string>, without: string[] = []) => {
  const headers = new Headers({ ...GOOD, ...changes });
  for (const name of without) headers.delete(name);
  return observatory({ headers, origin: "https://other.example", html: "", redirects: true });
};

// The totals are those of the original for the same headers (release 1.4.8).
describe("the scoring of Mozilla’s Observatory", () => {
  it("gives every bonus to a site without a fault", () => {
    expect(scan({})).toMatchObject({ score: 130, grade: "A+" });
  });

  it.each([
    [
      "a policy with unsafe-inline scripts",
      { "content-security-policy": "default-src 'self' 'unsafe-inline'" },
      60,
      "C+",
    ],
    [
      "styles alone unsafe",
      {
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
      120,
      "A+",
    ],
    [
      "unsafe-eval",
      {
        "content-security-policy":
          "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'",
      },
      110,
      "A+",
    ],
    [
      "pictures over http",
      {
        "content-security-policy":
          "default-src 'none'; img-src http://a.example; frame-ancestors 'none'",
      },
      110,
      "A+",
    ],
    [
      "a directive given twice",
      { "content-security-policy": "img-src 'self'; img-src 'none'" },
      55,
      "C",
    ],
    ["a short HSTS", { "strict-transport-security": "max-age=86400" }, 120, "A+"],
    ["an HSTS without age", { "strict-transport-security": "includeSubDomains" }, 80, "B+"],
    ["a talkative referrer", { "referrer-policy": "unsafe-url" }, 120, "A+"],
    [
      "credentials for everybody",
      {
        "access-control-allow-origin": "https://other.example",
        "access-control-allow-credentials": "true",
      },
      50,
      "C",
    ],
    ["an open resource policy", { "cross-origin-resource-policy": "cross-origin" }, 120, "A+"],
    ["a plain cookie", { "set-cookie": "a=b" }, 125, "A+"],
    ["an unguarded session", { "set-cookie": "sessid=b" }, 70, "B"],
    ["a guarded cookie", { "set-cookie": "a=b; Secure; SameSite=Lax" }, 135, "A+"],
  ])("scores %s", (_name, changes, score, grade) => {
    expect(scan(changes as Record<string, string>)).toMatchObject({ score, grade });
  });

  it.each([
    ["content-security-policy", 55, "C"],
    ["strict-transport-security", 80, "B+"],
    ["x-content-type-options", 125, "A+"],
    ["referrer-policy", 125, "A+"],
    ["cross-origin-resource-policy", 120, "A+"],
  ])("scores a missing %s", (name, score, grade) => {
    expect(scan({}, [name])).toMatchObject({ score, grade });
  });
});
