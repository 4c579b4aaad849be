import { BASE } from "#src/data/browser/base-path";
import { readHost } from "../browser/host";
import { loadOnce } from "../browser/load-once";
import type { ApiError, ApiErrorKind } from "../api/api-error";
import type { Calls, ContentApi } from "../api/content-api";
import { createApis } from "../api/create-apis";
import { DownloadStore } from "./download-store";
import { GeneralStore } from "./general-store";
import { MethodStore } from "./method-store";
import { PageLoadStore } from "./page-load-store";
import { FavoritesPersistence } from "../storage/favorites-persistence";
import { SafeStorage, type StorageLike } from "../storage/safe-storage";
import { PlayMovieStore } from "./play-movie-store";
import type { LoadToasts, FailureHandler } from "./failure-handler";
import type { ToastContent } from "./toast-store";
import { UnitsStore } from "./units-store";

export interface RootStoreOptions {
  /** Storage for entries; null for none, `localStorage` by default. */
  storage?: StorageLike | null;
  window?: Window;
  api?: ContentApi;
  /** Loads the code that shows toasts; by default none are shown. */
  loadToasts?: LoadToasts;
}

/**
 * Failures that a background call leaves unreported: without a network the code that shows them could not be loaded
 * either, and the failed load would reload the page. Failures that a visitor waits for are not among them.
 */
const UNREPORTED: ReadonlySet<ApiErrorKind> = new Set(["offline", "network", "timeout"]);

/** Stores of one page load. The constructor does not access the browser; `start` does. */
export class RootStore {
  readonly general = new GeneralStore();
  readonly units = new UnitsStore();
  readonly method = new MethodStore();
  readonly pageLoad = new PageLoadStore();
  readonly download = new DownloadStore((call) => this.api.get("source-url", call));
  readonly playMovie = new PlayMovieStore({
    counts: (call) => this.api.get("count-info", call),
    // Ranking of the units, shown on the film's page.
    standings: (call) => this.api.get("racing-list", call),
  });
  readonly persistence: FavoritesPersistence;
  private readonly byClass = new Map<unknown, unknown>();
  private apis: (Calls & ContentApi) | undefined;
  private readonly loadHandler = loadOnce(async () => {
    const { FailureHandler } = await import("./failure-handler");
    return new FailureHandler(this.window, this.options.loadToasts, this.general.setCallError);
  });

  constructor(private readonly options: RootStoreOptions) {
    const { storage } = options;
    const findStorage = () => (storage === undefined ? this.window.localStorage : storage);
    this.persistence = new FavoritesPersistence(this, new SafeStorage(findStorage));
  }

  /** Follows the window and loads stored entries; called once mounted. Returns a function that stops it. */
  start(): () => void {
    const stopGeneral = this.general.start(this.window);
    const stopPersistence = this.persistence.start(this.window);
    return () => {
      stopGeneral();
      stopPersistence();
      // Ends the mark of a pressed club's members, which lasts a second.
      this.units.releaseCircle();
    };
  }

  /** Store of an area, created on first use. */
  of<Store>(StoreClass: new (root: RootStore) => Store): Store {
    const store = (this.byClass.get(StoreClass) as Store | undefined) ?? new StoreClass(this);
    this.byClass.set(StoreClass, store);
    return store;
  }

  /** Content calls, loaded on first use. */
  get api(): ContentApi {
    return this.options.api ?? this.calls;
  }

  /** Calls by path, for those that SPEC section 7 gives no function of its own, and static JSON by name. */
  get generalApi(): Pick<Calls, "call" | "fetchStaticJson"> {
    return this.calls;
  }

  /** Shows a toast, or an alert if its code cannot be loaded. Never rejects. */
  async notify(content: ToastContent): Promise<void> {
    await this.loadHandler().then(
      (handler) => handler.notify(content),
      () => this.window.alert(content.en),
    );
  }

  private get calls(): Calls & ContentApi {
    const { location, document } = this.window;
    this.apis ??= createApis({
      ...readHost(document.documentElement),
      site: location.origin + BASE,
      readCookies: () => document.cookie,
      onFail: (error: ApiError, isBackground) => {
        if (isBackground && UNREPORTED.has(error.kind)) return;
        void this.handle((handler) => handler.handle(error, isBackground));
      },
    });
    return this.apis;
  }

  private async handle(run: (handler: FailureHandler) => Promise<void>): Promise<void> {
    try {
      await run(await this.loadHandler());
    } catch (error) {
      console.error(error);
    }
  }

  private get window(): Window {
    return this.options.window ?? globalThis.window;
  }
}

export const createRootStore = (options: RootStoreOptions = {}): RootStore =>
  new RootStore(options);
