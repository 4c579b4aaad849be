import { deflateSync } from "node:zlib";
import { chunkBytes } from "../../png/embedded-text";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black one-bit PNG; by default large enough for any place. @param isInvisible true to make its black transparent */
export function png(width = 1600, height = 1600, isInvisible = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  // Each row begins with its filter type.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    SIGNATURE,
    chunkBytes("IHDR", header),
    ...(isInvisible ? [chunkBytes("tRNS", Buffer.alloc(2))] : []),
    chunkBytes("IDAT", deflateSync(rows)),
    chunkBytes("IEND", Buffer.alloc(0)),
  ]);
}
