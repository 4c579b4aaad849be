import { pagePolicy, withPagePolicy } from "./page-policy";

const HASHES = { scripts: ["sha256-a="], styles: ["sha256-b="] };
const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}<title>A</title></head><body></body></html>`;
const CHARSET = '<meta charSet="utf-8"/>';

test("pages name their scripts, and omit directives that work in headers only", () => {
  expect(pagePolicy(HASHES, ["https://id.example"])).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://id.example; " +
      "manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test("a policy comes right behind the charset, replaces another one, and can be taken out", () => {
  const meta = (policy: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const one = withPagePolicy(page(CHARSET), "script-src 'self'");
  expect(one).toBe(page(CHARSET + meta("script-src 'self'")));
  const other = withPagePolicy(one, "script-src 'none'");
  expect(other).toBe(page(CHARSET + meta("script-src 'none'")));
  expect(withPagePolicy(other, undefined)).toBe(page(CHARSET));
});

test("a page without a charset is an error, not a page without a policy", () => {
  expect(() => withPagePolicy(page(""), "script-src 'self'")).toThrow("charset");
});
