import { webcrypto } from "node:crypto";
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

/** Gives jsdom what every browser has and it lacks: hashes, packing, texts as bytes, dialogs. */
export function completeBrowser(): void {
  Object.assign(globalThis, {
    CompressionStream,
    DecompressionStream,
    TextDecoder,
    TextEncoder,
  });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
