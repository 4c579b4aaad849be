/** What Gatsby and the boot script (src/app/boot/inline/start.ts) leave on the window. */
interface Window {
  pagePath?: string;
  /** Hash of the scripts that this page was built with. */
  ___webpackCompilationHash?: string;
  ___chunkMapping?: Record<string, string[]>;
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  ___loader?: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    /** Resources of a page that were loaded; their hash is that of the latest edition seen. */
    loadPageSync(path: string): { page?: { webpackCompilationHash?: string } } | undefined;
    /** Called when the pointer comes near a link. */
    hovering(path: string): void;
  };
  /** Number of pages that are being loaded because of a link, whose click makes sure that one comes. */
  pagesAsked?: number;
  /** Called when the page has become interactive: clicks that came earlier happen. */
  replayEarlyClicks?: () => void;
  /** Called where it never will be: links work as links from here on, one that waits is followed. */
  followEarlyLink?: () => void;
}

/** What Gatsby's loader gives for a page: only the status, or nothing, where it cannot be loaded. */
interface LoadedPage {
  status?: string;
  /** Hash of the scripts that it was loaded with. */
  page?: { webpackCompilationHash?: string };
  component?: { default: import("react").ComponentType<{ data: unknown }> };
  json?: { data?: unknown };
}

/** Gatsby's loader of pages, which lies in the site's folder while it is bundled. */
declare module "*/.cache/loader" {
  export const ProdLoader: { readonly prototype: object };
  export const BaseLoader: { readonly prototype: import("#src/app/boot/ask-again").DataLoader };
}

/** Gatsby's router, which has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export const globalHistory: {
    /** True from a link until its page is drawn; meanwhile the next link takes its entry in the history. */
    readonly transitioning: boolean;
    navigate(to: string): Promise<void>;
    _onTransitionComplete(): void;
  };
}
