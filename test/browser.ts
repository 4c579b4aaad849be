import { createHash, webcrypto } from "node:crypto";
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

/**
 * The hashes of a browser, made at once. Node makes its own in another thread, so what follows from one would
 * come after an `await act(…)` on a busy machine.
 */
const digest = async (_: string, bytes: Uint8Array): Promise<ArrayBuffer> => {
  const hash = createHash("sha256").update(bytes).digest();
  return new Uint8Array(hash).buffer;
};

const cryptoAtOnce = {
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
  subtle: { digest },
};

/** Gives jsdom what every browser has and it lacks: hashes, packing, texts as bytes. */
export function completeBrowser(): void {
  Object.assign(globalThis, {
    CompressionStream,
    DecompressionStream,
    TextDecoder,
    TextEncoder,
  });
  Object.defineProperty(globalThis, "crypto", { value: cryptoAtOnce, configurable: true });
}
