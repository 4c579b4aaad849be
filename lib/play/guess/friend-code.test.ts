import fc from "fast-check";
import { hashOf, mangled } from "../../../test/mangled-link";
import { codeIn } from "../../packing/link-code";
import { friendCode, readFriendCode } from "./friend-code";

const someId = fc.integer({ min: 1, max: 65_535 });
const someSalt = fc.integer({ min: 0, max: 255 });

it("encodes any idol, readable by this site only", () => {
  fc.assert(
    fc.property(someId, someSalt, mangled, (id, salt, mangle) => {
      const code = friendCode(id, salt);
      const hash = hashOf(mangle(`https://encore.example/play/guess#${code}`));
      expect(readFriendCode(codeIn(hash))).toEqual({ ok: true, id });
      expect(readFriendCode(code)).toEqual({ ok: true, id });
      expect(code).toMatch(/^[A-Za-z0-9_-]{6}[A-Za-z0-9]$/);
    }),
  );
  expect(new Set(Array.from({ length: 256 }, (_, salt) => friendCode(22, salt))).size).toBe(256);
});

it("decodes any text to an idol or a fault, and typing mistakes nearly always to a fault", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{7}$/)),
      (text) => {
        const found = readFriendCode(text);
        expect(found.ok || ["unreadable", "cut-off", "too-new"].includes(found.fault)).toBe(true);
      },
    ),
  );
  const code = friendCode(22, 7);
  expect(readFriendCode(code.slice(1))).toMatchObject({ ok: false });
  expect(readFriendCode(code.slice(0, -1))).toEqual({ ok: false, fault: "cut-off" });
  expect(readFriendCode(`${code}A`)).toEqual({ ok: false, fault: "unreadable" });
  expect(readFriendCode("")).toEqual({ ok: false, fault: "unreadable" });
  expect(readFriendCode(`Ag${code.slice(2)}`)).toEqual({ ok: false, fault: "too-new" });
});
