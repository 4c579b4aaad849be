import { observable, runInAction } from "mobx";
import type { FlowerStand } from "#content/types";

/** Addresses, within this page, of the visitor's own pictures; they are made when they are asked for. */
export class OwnAddresses {
  /** By key; without one where this device does not have the picture: the stand came from another one. */
  private readonly addresses = observable.map<string, string | undefined>();
  private asked = new Set<string>();

  constructor(private readonly picture: (key: string) => Promise<Blob | undefined>) {}

  /** Address of a picture; undefined while it is fetched, and where it is not on this device. */
  of(key: string): string | undefined {
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(key);
    }
    return this.addresses.get(key);
  }

  /** Whether it was found out that a picture is not on this device. */
  readonly isMissing = (key: string): boolean =>
    this.addresses.has(key) && this.addresses.get(key) === undefined;

  /** The addresses of a stand's pictures by their keys, as they are known now. */
  forStand({ layers }: FlowerStand): (key: string) => string | undefined {
    const known = new Map<string, string | undefined>();
    for (const layer of layers) {
      if (layer.kind === "own") known.set(layer.own, this.of(layer.own));
    }
    return (key) => known.get(key);
  }

  release(): void {
    for (const address of this.addresses.values()) if (address) URL.revokeObjectURL(address);
    this.asked = new Set();
    runInAction(() => this.addresses.clear());
  }

  private async fetch(key: string): Promise<void> {
    const { asked } = this;
    const blob = await this.picture(key);
    // Asked for before all were given up, it comes too late.
    if (asked !== this.asked) return;
    runInAction(() => this.addresses.set(key, blob && URL.createObjectURL(blob)));
  }
}
