import { exceededCloudflareLimits } from "./cloudflare-limits";
import { headerRules } from "./header-rules";
import { toUnderscoreHeaders } from "./to-underscore-headers";

const SMALL = new Map([["/index.html", 9000]]);

it("finds nothing wrong with a small site", () => {
  const file = toUnderscoreHeaders(headerRules({ scripts: [], styles: [] }), ["/", "/icon.svg"]);
  expect(exceededCloudflareLimits(file, SMALL)).toEqual([]);
});

it("reports too long lines and too many rules in the headers", () => {
  const styles = Array.from({ length: 40 }, (_, index) => `sha256-${index}${"x".repeat(42)}=`);
  const many = Array.from({ length: 120 }, (_, index) => `/static${index}-123456.js`);
  const file = toUnderscoreHeaders(headerRules({ scripts: [], styles }), many);
  expect(exceededCloudflareLimits(file, SMALL)).toEqual([
    "121 rules in _headers (at most 100)",
    expect.stringMatching(/^a line of \d{4} characters in _headers \(at most 2000\)$/),
  ]);
});

it("reports too many and too large files", () => {
  const files = Array.from({ length: 20_001 }, (_, index) => [`/${index}`, 1] as const);
  expect(exceededCloudflareLimits("/*\n", new Map([...files, ["/0", 30_000_000]]))).toEqual([
    "20001 files (at most 20000)",
    "30000000 bytes in /0 (at most 26214400)",
  ]);
});
