import { observable, runInAction } from "mobx";
import type { FlowerStand } from "#content/types";

/** Addresses, within this page, of the visitor's own pictures; they are made when they are asked for. */
export class OwnAddresses {
  private readonly addresses = observable.map<string, string>();
  private readonly asked = new Set<string>();
  /** Keys of pictures that this device does not have: the stand came from another one. */
  private readonly missing = observable.set<string>();
  /** Counts the times that all were given up: what was fetched before one of them comes too late. */
  private releases = 0;

  /** @param picture gives a picture by its key */
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
  readonly isMissing = (key: string): boolean => this.missing.has(key);

  /** The addresses of a stand's pictures by their keys, as they are known now. */
  forStand({ layers }: FlowerStand): (key: string) => string | undefined {
    const known = new Map<string, string | undefined>();
    for (const layer of layers) {
      if (layer.kind === "own") known.set(layer.own, this.of(layer.own));
    }
    return (key) => known.get(key);
  }

  /** Gives up all addresses. */
  release(): void {
    for (const address of this.addresses.values()) URL.revokeObjectURL(address);
    this.releases += 1;
    this.asked.clear();
    runInAction(() => {
      this.addresses.clear();
      this.missing.clear();
    });
  }

  private async fetch(key: string): Promise<void> {
    const { releases } = this;
    const blob = await this.picture(key);
    if (releases !== this.releases) return;
    runInAction(() => {
      if (blob) this.addresses.set(key, URL.createObjectURL(blob));
      else this.missing.add(key);
    });
  }
}
