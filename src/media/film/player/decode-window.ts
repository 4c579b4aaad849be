/** Pictures that are decoded besides the one that is seen: when the film plays on, and when it is turned back. */
const AHEAD = 6;
const BEHIND = 5;

/** Decodings under way at once: more would only wait for the same cores. */
const AT_ONCE = 3;

interface DecodeWindowOptions<Picture extends object, Bitmap extends { close(): void }> {
  readonly frames: number;
  /** The picture of a frame; undefined while it has not come, null where it never will. */
  readonly pictureOf: (frame: number) => Picture | null | undefined;
  readonly decode: (picture: Picture) => Promise<Bitmap>;
  readonly onDecoded: () => void;
}

/** The decoded pictures round the frame that is seen; what falls out of the window is closed, so memory has a bound. */
export class DecodeWindow<Picture extends object, Bitmap extends { close(): void }> {
  /** The most needed first. */
  private wanted = new Set<Picture>();
  /** Null where a picture cannot be decoded. */
  private readonly decoded = new Map<Picture, Bitmap | null>();
  private readonly decoding = new Set<Picture>();

  constructor(private readonly options: DecodeWindowOptions<Picture, Bitmap>) {}

  /** Moves the window to a frame, from 1; also takes in pictures that have come since. */
  look(frame: number): void {
    // The frame's own picture is in both.
    const ahead = this.picturesFrom(frame, 1, AHEAD + 1);
    const behind = this.picturesFrom(frame, -1, BEHIND + 1);
    this.want(new Set([...ahead, ...behind]));
  }

  /** The picture of a frame, if it is decoded. */
  get(frame: number): Bitmap | undefined {
    const picture = this.options.pictureOf(frame);
    return (picture && this.decoded.get(picture)) ?? undefined;
  }

  /** Whether a frame can be shown now, be it by the picture before it where there is none of its own. */
  isReady(frame: number): boolean {
    const picture = this.options.pictureOf(frame);
    return picture === null || (picture !== undefined && this.decoded.has(picture));
  }

  close(): void {
    this.want(new Set());
  }

  /** One picture may stand for several frames, so pictures are counted and not frames. */
  private picturesFrom(first: number, step: number, most: number): Set<Picture> {
    const { frames, pictureOf } = this.options;
    const found = new Set<Picture>();
    for (let frame = first; frame >= 1 && frame <= frames && found.size < most; frame += step) {
      const picture = pictureOf(frame);
      if (picture) found.add(picture);
    }
    return found;
  }

  private want(wanted: Set<Picture>): void {
    this.wanted = wanted;
    for (const [picture, bitmap] of this.decoded) {
      if (wanted.has(picture)) continue;
      this.decoded.delete(picture);
      bitmap?.close();
    }
    this.decodeNext();
  }

  private decodeNext(): void {
    for (const picture of this.wanted) {
      if (this.decoding.size >= AT_ONCE) return;
      if (!this.decoded.has(picture) && !this.decoding.has(picture)) void this.decode(picture);
    }
  }

  private async decode(picture: Picture): Promise<void> {
    this.decoding.add(picture);
    const bitmap = await this.options.decode(picture).catch(() => null);
    this.decoding.delete(picture);
    if (this.wanted.has(picture)) {
      this.decoded.set(picture, bitmap);
      this.options.onDecoded();
    } else bitmap?.close();
    this.decodeNext();
  }
}
