import { observable, runInAction } from "mobx";
import type { FlowerStand } from "#content/types";

/** Object URLs of the visitor's pictures, created on demand. */
export class PictureUrls {
  /** By key; undefined if the picture is not on this device. */
  private readonly urls = observable.map<string, string | undefined>();
  private requested = new Set<string>();

  constructor(private readonly loadPicture: (key: string) => Promise<Blob | undefined>) {}

  /** Object URL of a picture; undefined while loading, or if it is not on this device. */
  urlOf(key: string): string | undefined {
    if (!this.requested.has(key)) {
      this.requested.add(key);
      void this.fetch(key);
    }
    return this.urls.get(key);
  }

  readonly isMissing = (key: string): boolean =>
    this.urls.has(key) && this.urls.get(key) === undefined;

  /** Resolver of the URLs known now, for the pictures of a stand. */
  forStand({ layers }: FlowerStand): (key: string) => string | undefined {
    const known = new Map<string, string | undefined>();
    for (const layer of layers) {
      if (layer.kind === "own") known.set(layer.own, this.urlOf(layer.own));
    }
    return (key) => known.get(key);
  }

  release(): void {
    for (const address of this.urls.values()) if (address) URL.revokeObjectURL(address);
    this.requested = new Set();
    runInAction(() => this.urls.clear());
  }

  private async fetch(key: string): Promise<void> {
    const { requested } = this;
    const blob = await this.loadPicture(key);
    // Requested before a release: too late.
    if (requested !== this.requested) return;
    runInAction(() => this.urls.set(key, blob && URL.createObjectURL(blob)));
  }
}
