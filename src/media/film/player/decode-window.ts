/** Pictures decoded ahead of the current one, and behind it. */
const AHEAD = 6;
const BEHIND = 5;

/** Decodings at a time: more would queue for the same cores. */
const AT_ONCE = 3;

interface DecodeWindowOptions<Picture extends object, Bitmap extends { close(): void }> {
  readonly frames: number;
  /** Picture of a frame; undefined while loading, null if it failed. */
  readonly pictureOf: (frame: number) => Picture | null | undefined;
  readonly decode: (picture: Picture) => Promise<Bitmap>;
  readonly onDecoded: () => void;
}

/**
 * Cache of decoded pictures around the current frame. Pictures outside the window are closed, which bounds the memory.
 */
export class DecodeWindow<Picture extends object, Bitmap extends { close(): void }> {
  /** In order of priority. */
  private window = new Set<Picture>();
  /** Null for pictures that cannot be decoded. */
  private readonly decoded = new Map<Picture, Bitmap | null>();
  private readonly decoding = new Set<Picture>();

  constructor(private readonly options: DecodeWindowOptions<Picture, Bitmap>) {}

  /** Moves the window to a frame, from 1; also picks up newly loaded pictures. */
  moveTo(frame: number): void {
    // Both ranges include the frame itself.
    const ahead = this.picturesFrom(frame, 1, AHEAD + 1);
    const behind = this.picturesFrom(frame, -1, BEHIND + 1);
    this.setWindow(new Set([...ahead, ...behind]));
  }

  get(frame: number): Bitmap | undefined {
    const picture = this.options.pictureOf(frame);
    return (picture && this.decoded.get(picture)) ?? undefined;
  }

  /** True if a frame can be shown now, by its own picture or the one before it. */
  isReady(frame: number): boolean {
    const picture = this.options.pictureOf(frame);
    return picture === null || (picture !== undefined && this.decoded.has(picture));
  }

  close(): void {
    this.setWindow(new Set());
  }

  /** A picture may stand for several frames, so pictures are counted. */
  private picturesFrom(first: number, step: number, most: number): Set<Picture> {
    const { frames, pictureOf } = this.options;
    const found = new Set<Picture>();
    for (let frame = first; frame >= 1 && frame <= frames && found.size < most; frame += step) {
      const picture = pictureOf(frame);
      if (picture) found.add(picture);
    }
    return found;
  }

  private setWindow(pictures: Set<Picture>): void {
    this.window = pictures;
    for (const [picture, bitmap] of this.decoded) {
      if (pictures.has(picture)) continue;
      this.decoded.delete(picture);
      bitmap?.close();
    }
    this.decodeNext();
  }

  private decodeNext(): void {
    for (const picture of this.window) {
      if (this.decoding.size >= AT_ONCE) return;
      if (!this.decoded.has(picture) && !this.decoding.has(picture)) void this.decode(picture);
    }
  }

  private async decode(picture: Picture): Promise<void> {
    this.decoding.add(picture);
    const bitmap = await this.options.decode(picture).catch(() => null);
    this.decoding.delete(picture);
    if (this.window.has(picture)) {
      this.decoded.set(picture, bitmap);
      this.options.onDecoded();
    } else bitmap?.close();
    this.decodeNext();
  }
}
