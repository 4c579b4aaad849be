import type { RouteUpdateArgs } from "gatsby";
import { focusElement } from "../routing/focus-element";
import { ADDRESS_CHANGED } from "../routing/use-search-state";

/** Key of the positions of this tab's history entries, in session storage. */
const STORAGE_KEY = "encore:scroll";

type Arrival = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/**
 * Scrolls pages shown by scripts as browsers do for documents: a link opens its page at the top or at its fragment;
 * back and forward restore the position of the history entry.
 */
export class ScrollPositions {
  private readonly positions: Record<string, number>;
  /** True between a history step and the render of its page: scroll events still belong to the previous page. */
  private isBetween = false;
  private path: string;

  constructor(private readonly view: Window) {
    this.positions = loadPositions();
    this.path = view.location.pathname;
    const save = () => this.savePosition();
    save();
    view.addEventListener("scroll", save, { passive: true });
    view.addEventListener(ADDRESS_CHANGED, save);
    view.addEventListener("pagehide", () => storePositions(this.positions));
    view.addEventListener("popstate", () => this.step(), { capture: true });
  }

  /** Scrolls the page that is now shown, and moves the focus to its fragment. */
  arrive({ location, prevLocation }: Arrival): void {
    const { document } = this.view;
    this.isBetween = false;
    this.path = location.pathname;
    if (!prevLocation) return;
    const isStep = (location as { action?: string }).action !== "PUSH";
    const isNewPage = location.pathname !== prevLocation.pathname;
    // Within a page the browser restores the position.
    if (isStep && !isNewPage) return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (isNewPage) this.scroll(target, isStep ? this.positions[keyOf(this.view)] : undefined);
    if (isNewPage || location.search === prevLocation.search)
      focusElement((isStep ? null : target) ?? document.getElementById("gatsby-focus-wrapper"));
  }

  private scroll(target: HTMLElement | null, savedTop: number | undefined): void {
    const { path, view } = this;
    const go = () => {
      // Also for back and forward: the target may be inside a scroll container.
      target?.scrollIntoView({ behavior: "instant" });
      if (!target || savedTop !== undefined)
        view.scrollTo({ top: savedTop ?? 0, behavior: "instant" });
      this.savePosition();
    };
    go();
    // Elements added on mount may shift the page.
    if (savedTop) view.requestAnimationFrame(() => this.path === path && go());
  }

  private savePosition(): void {
    if (!this.isBetween) this.positions[keyOf(this.view)] = this.view.scrollY;
  }

  private step(): void {
    this.isBetween = this.view.location.pathname !== this.path;
  }
}

/** Key of the current history entry, shared with Gatsby's router; set if missing. */
function keyOf({ history }: Window): string {
  const { key } = (history.state ?? {}) as { key?: string };
  if (key) return key;
  const newKey = String(Date.now());
  history.replaceState({ ...history.state, key: newKey }, "");
  return newKey;
}

function loadPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, positions last for one document.
  }
}
