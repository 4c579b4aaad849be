/** Pictures that are decoded before they are seen, and kept after. */
const AHEAD = 8;
const BEHIND = 3;

/** Decodings under way at once: more would only wait for the same cores. */
const AT_ONCE = 3;

/** A decoded picture; it holds memory until it is closed. */
export interface Decoded {
  close(): void;
}

interface DecodeWindowOptions<Picture extends object, Bitmap extends Decoded> {
  readonly frames: number;
  /** The picture of a frame; undefined while it has not come, null where it never will. */
  readonly pictureOf: (frame: number) => Picture | null | undefined;
  readonly decode: (picture: Picture) => Promise<Bitmap>;
  /** Something new can be shown. */
  readonly onDecoded: () => void;
}

/** Undefined while it is decoded, null where it cannot be. */
type Entry<Bitmap> = { bitmap: Bitmap | null | undefined; hasBegun: boolean };

/**
 * The decoded pictures round the frame that is seen: some ahead, in the direction in which the film
 * moves, a few behind. What falls out of the window is closed, so the memory has a bound.
 */
export class DecodeWindow<Picture extends object, Bitmap extends Decoded> {
  private readonly entries = new Map<Picture, Entry<Bitmap>>();
  private running = 0;
  private isOpen = true;
  private place = 1;
  private direction: 1 | -1 = 1;

  constructor(private readonly options: DecodeWindowOptions<Picture, Bitmap>) {}

  /** Moves the window to a frame, from 1; also takes in pictures that have come since. */
  look(frame: number, direction: 1 | -1 = this.direction): void {
    this.place = frame;
    this.direction = direction;
    const wanted = this.wanted();
    for (const [picture, entry] of this.entries) {
      if (wanted.has(picture)) continue;
      this.entries.delete(picture);
      entry.bitmap?.close();
    }
    for (const picture of wanted) {
      if (!this.entries.has(picture)) {
        this.entries.set(picture, { bitmap: undefined, hasBegun: false });
      }
    }
    this.pump(wanted);
  }

  /** The picture of a frame, if it is decoded. */
  get(frame: number): Bitmap | undefined {
    return this.entryOf(frame)?.bitmap ?? undefined;
  }

  /** Whether a frame can be shown now, be it by the picture before it where there is none of its own. */
  isReady(frame: number): boolean {
    if (this.options.pictureOf(frame) === null) return true;
    return this.entryOf(frame)?.bitmap !== undefined;
  }

  /** Closes everything; nothing is decoded afterwards. */
  close(): void {
    this.isOpen = false;
    for (const { bitmap } of this.entries.values()) bitmap?.close();
    this.entries.clear();
  }

  private entryOf(frame: number): Entry<Bitmap> | undefined {
    const picture = this.options.pictureOf(frame);
    return picture ? this.entries.get(picture) : undefined;
  }

  /** The pictures of the window, the most needed first. */
  private wanted(): Set<Picture> {
    const { frames, pictureOf } = this.options;
    const wanted = new Set<Picture>();
    const take = (frame: number, most: number) => {
      const picture = frame >= 1 && frame <= frames ? pictureOf(frame) : undefined;
      if (picture && wanted.size < most) wanted.add(picture);
    };
    // One picture may stand for several frames, so pictures are counted and not frames.
    for (let step = 0; step < frames && wanted.size <= AHEAD; step += 1) {
      take(this.place + step * this.direction, AHEAD + 1);
    }
    const most = wanted.size + BEHIND;
    for (let step = 1; step < frames && wanted.size < most; step += 1) {
      take(this.place - step * this.direction, most);
    }
    return wanted;
  }

  private pump(wanted: Iterable<Picture> = this.wanted()): void {
    for (const picture of wanted) {
      const entry = this.entries.get(picture);
      if (this.running >= AT_ONCE || !this.isOpen) return;
      if (entry && !entry.hasBegun) void this.decode(picture, entry);
    }
  }

  private async decode(picture: Picture, entry: Entry<Bitmap>): Promise<void> {
    entry.hasBegun = true;
    this.running += 1;
    const bitmap = await this.options.decode(picture).catch(() => null);
    this.running -= 1;
    if (this.entries.get(picture) === entry) {
      entry.bitmap = bitmap;
      this.options.onDecoded();
    } else {
      bitmap?.close();
    }
    this.pump();
  }
}
