/** Globals of Gatsby and the boot script (src/app/boot/inline/start.ts). */
interface Window {
  pagePath?: string;
  /** Hash of the scripts that this page was built with. */
  ___webpackCompilationHash?: string;
  ___chunkMapping?: Record<string, string[]>;
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  ___loader?: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    /** Loaded resources of a page; their hash is that of the latest build seen. */
    loadPageSync(path: string): { page?: { webpackCompilationHash?: string } } | undefined;
    /** Called when the pointer is over a link. */
    hovering(path: string): void;
  };
  /** Number of pages being loaded for a link, which is followed natively on failure. */
  pagesRequested?: number;
  /** Called after hydration: replays queued clicks. */
  replayEarlyClicks?: () => void;
  /** Called if hydration fails: links work natively from then on, a waiting one is followed. */
  followEarlyLink?: () => void;
}

/** Page returned by Gatsby's loader; if it failed, only a status, or nothing. */
interface LoadedPage {
  status?: string;
  /** Hash of the scripts that it was loaded with. */
  page?: { webpackCompilationHash?: string };
  component?: { default: import("react").ComponentType<{ data: unknown }> };
  json?: { data?: unknown };
}

/** Gatsby's page loader, which is in the site's cache folder during the build. */
declare module "*/.cache/loader" {
  export const ProdLoader: { readonly prototype: object };
  export const BaseLoader: {
    readonly prototype: import("#src/app/boot/retry-page-data").DataLoader;
  };
}

/** Gatsby's router, which has no types. */
declare module "@gatsbyjs/reach-router" {
  export const globalHistory: {
    /** True from a click until its page is rendered; meanwhile the next link replaces the history entry. */
    readonly transitioning: boolean;
    navigate(to: string): Promise<void>;
    _onTransitionComplete(): void;
  };
}
