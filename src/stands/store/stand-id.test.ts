import { webcrypto } from "node:crypto";
import fc from "fast-check";
import { standIdOf as serversIdOf } from "#server/live/exhibition/stand-id";
import { newSecret } from "#src/data/browser/new-secret";
import { standIdOf } from "./stand-id";

beforeAll(() => {
  // jsdom lacks both.
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, {
    TextEncoder: jest.requireActual<typeof import("node:util")>("node:util").TextEncoder,
  });
});

test("a device derives the same id as the server", async () => {
  const secrets = fc.oneof(fc.constant(null).map(newSecret), fc.stringMatching(/^[\w-]{22,64}$/));
  await fc.assert(
    fc.asyncProperty(secrets, async (token) => {
      expect(await standIdOf(token)).toBe(serversIdOf(token));
    }),
  );
});
