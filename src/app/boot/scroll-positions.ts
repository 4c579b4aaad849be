import type { RouteUpdateArgs } from "gatsby";
import { focusPlace } from "../routing/focus-place";
import { ADDRESS_CHANGED } from "../routing/use-search-state";

/** Key of the positions of this tab's history entries, in session storage. */
const KEPT = "encore:scroll";

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
    this.positions = readKept();
    this.path = view.location.pathname;
    const note = () => this.note();
    note();
    view.addEventListener("scroll", note, { passive: true });
    view.addEventListener(ADDRESS_CHANGED, note);
    view.addEventListener("pagehide", () => keep(this.positions));
    view.addEventListener("popstate", () => this.step(), { capture: true });
  }

  /** Scrolls the page that is now shown, and moves the focus to its fragment. */
  arrive({ location, prevLocation }: Arrival): void {
    const { document } = this.view;
    this.isBetween = false;
    this.path = location.pathname;
    if (!prevLocation) return;
    const isStep = (location as { action?: string }).action !== "PUSH";
    const isNew = location.pathname !== prevLocation.pathname;
    // Within a page the browser restores the position.
    if (isStep && !isNew) return;
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (isNew) this.scroll(place, isStep ? this.positions[keyOf(this.view)] : undefined);
    if (isNew || location.search === prevLocation.search)
      focusPlace((isStep ? null : place) ?? document.getElementById("gatsby-focus-wrapper"));
  }

  private scroll(place: HTMLElement | null, left: number | undefined): void {
    const { path, view } = this;
    const go = () => {
      // Also for back and forward: the target may be inside a scroll container.
      place?.scrollIntoView({ behavior: "instant" });
      if (!place || left !== undefined) view.scrollTo({ top: left ?? 0, behavior: "instant" });
      this.note();
    };
    go();
    // Elements added on mount may shift the page.
    if (left) view.requestAnimationFrame(() => this.path === path && go());
  }

  private note(): void {
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
  const own = String(Date.now());
  history.replaceState({ ...history.state, key: own }, "");
  return own;
}

function readKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    // Without storage, positions last for one document.
  }
}
