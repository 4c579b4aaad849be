import { GeneralStore } from "./general-store";
import { MethodStore } from "./method-store";
import { PageLoadStore } from "./page-load-store";
import { FavoritesPersistence } from "./persistence/favorites-persistence";
import { SafeStorage, type StorageLike } from "./persistence/safe-storage";
import type { UnitsCatalogue } from "./units-catalogue";
import { UnitsStore } from "./units-store";

export interface RootStoreOptions {
  /** Storage to persist in; null for none. By default the window's local storage. */
  storage?: StorageLike | null;
  /** By default the browser's. */
  window?: Window;
}

/**
 * The stores of one page load. Making one touches nothing of the browser, so that the server
 * renders the same state that the browser begins with; everything else begins in `start`.
 */
export class RootStore<C extends UnitsCatalogue = UnitsCatalogue> {
  readonly general = new GeneralStore();
  readonly units = new UnitsStore<C>();
  readonly method = new MethodStore();
  readonly pageLoad = new PageLoadStore();
  readonly persistence: FavoritesPersistence;

  constructor(private readonly options: RootStoreOptions) {
    const { storage } = options;
    const findStorage = () => (storage === undefined ? this.window.localStorage : storage);
    this.persistence = new FavoritesPersistence(
      this.units,
      this.method,
      new SafeStorage(findStorage),
    );
  }

  /** In the browser, once mounted: follows the window, loads what is stored. Gives the end of it. */
  start(): () => void {
    const stopGeneral = this.general.start(this.window);
    const stopPersistence = this.persistence.start(this.window);
    return () => {
      stopGeneral();
      stopPersistence();
      this.units.releaseCircle();
    };
  }

  private get window(): Window {
    return this.options.window ?? globalThis.window;
  }
}

/** Makes the stores of one page load, or of one test. */
export function createRootStore(options: RootStoreOptions = {}): RootStore {
  return new RootStore(options);
}
