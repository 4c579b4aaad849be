import type { UnitId } from "#content/types";

/** Where a stand of this device's maker has got to. */
export type ShelfState =
  /** It hangs on this device only: the host keeps no exhibition. */
  "device" | "waiting" | "public" | "rejected";

/** A stand that was published, or hung on this device, from here. */
export interface ShelvedStand {
  readonly id: string;
  /** Secret that lets this device withdraw it. */
  readonly token: string;
  readonly title: string;
  readonly author?: string | undefined;
  readonly unit: UnitId;
  /** As `encodeStand` gives it. */
  readonly document: string;
  /** When it was published, in UTC to the second. */
  readonly created: string;
  readonly state: ShelfState;
  /** It was sent, but no answer came: nobody knows whether it has arrived. Sent again, it is the same. */
  readonly isUnanswered?: true | undefined;
}

/** The stands that were published from this device, the newest first. */
export interface Shelf {
  readonly stands: readonly ShelvedStand[];
  /** Keeps a stand, in the place of one of the same id. Gives whether it will outlive the page. */
  put(stand: ShelvedStand): boolean;
  /** Takes over where a stand has got to, unless it was taken off meanwhile. */
  setState(id: string, state: ShelfState): void;
  remove(id: string): void;
  /** The secret that cheers and reports of this device are counted by. */
  readonly device: string;
  /** Whether this device has cheered for a stand, and that it has. */
  hasCheered(id: string): boolean;
  noteCheer(id: string): void;
}
