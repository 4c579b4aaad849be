import { createHash, webcrypto } from "node:crypto";
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

/** Synchronous hashes: Node's come from another thread, and on a busy machine would arrive after an `await act(…)`. */
const digest = async (_: string, bytes: Uint8Array): Promise<ArrayBuffer> => {
  const hash = createHash("sha256").update(bytes).digest();
  return new Uint8Array(hash).buffer;
};

const cryptoAtOnce = {
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
  subtle: { digest },
};

/** Adds browser features that jsdom lacks: hashes, compression, text encoding. */
export function completeBrowser(): void {
  Object.assign(globalThis, {
    CompressionStream,
    DecompressionStream,
    TextDecoder,
    TextEncoder,
  });
  Object.defineProperty(globalThis, "crypto", { value: cryptoAtOnce, configurable: true });
}
