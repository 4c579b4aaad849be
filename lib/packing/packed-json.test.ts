import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { hashOf, mangled } from "../../test/mangled-link";
import { codeIn, endsAlphanumeric } from "./link-code";
import { packJson, unpackJson } from "./packed-json";

const LIMITS = { packed: 100_000, json: 100_000 };
const addressOf = (code: string) => `https://encore.example/page#${code}`;
const opened = (address: string) => unpackJson(codeIn(hashOf(address)), LIMITS);

it("ends in a letter or a digit, and opens whatever became of its end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), mangled, async (value, mangle) => {
      const code = await packJson(value);
      expect(code).toMatch(/^[\w-]*[A-Za-z0-9]$/);
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(await opened(mangle(addressOf(code)))).toEqual({ ok: true, value: plain });
    }),
    { numRuns: 100 },
  );
});

/** Lists that pack to a text ending in a hyphen or an underscore, as in older links. */
const OLD = Array.from({ length: 3000 }, (_, seed) => {
  const value = Array.from({ length: 40 }, (_one, index) => (seed * 7919 + index * index) % 997);
  return { value, code: deflateRawSync(JSON.stringify(value)).toString("base64url") };
}).filter(({ code }) => !endsAlphanumeric(code));

it("opens older codes that end in a mark, also without it", async () => {
  expect(OLD.length).toBeGreaterThan(20);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OLD), mangled, async ({ value, code }, mangle) => {
      expect(await opened(mangle(addressOf(code)))).toEqual({ ok: true, value });
      expect(await packJson(value)).not.toBe(code);
    }),
  );
});

it("distinguishes truncated from invalid codes", async () => {
  const code = await packJson(Array.from({ length: 300 }, (_, index) => (index * 7919) % 1000));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: code.length - 4 }), async (length) => {
      expect(await opened(addressOf(`${code.slice(0, length)}…`))).toEqual({
        ok: false,
        fault: "cut-off",
      });
    }),
  );
  for (const wrong of [`____${code}`, "", "<script>"]) {
    expect(await opened(addressOf(wrong))).toEqual({ ok: false, fault: "unreadable" });
  }
});
