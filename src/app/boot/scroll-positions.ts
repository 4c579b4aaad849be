import type { RouteUpdateArgs } from "gatsby";
import { focusPlace } from "../routing/focus-place";
import { ADDRESS_CHANGED } from "../routing/use-search-state";

/** Session storage's name for the positions of the entries of this tab's history. */
const KEPT = "encore:scroll";

type Arrival = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/**
 * Scrolls pages that scripts lead to: a link opens its page at the top, or at the place that it names; the way back and
 * forward ends where that entry of the history was left. Browsers do the same for pages that they load themselves.
 */
export class ScrollPositions {
  private readonly positions: Record<string, number>;
  /** True from a step of the history until its page is shown: what scrolls meanwhile is the page before. */
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

  /** Goes to the place of a page that is shown now, and brings the focus there. */
  arrive({ location, prevLocation }: Arrival): void {
    const { document } = this.view;
    this.isBetween = false;
    this.path = location.pathname;
    if (!prevLocation) return;
    const isStep = (location as { action?: string }).action !== "PUSH";
    const isNew = location.pathname !== prevLocation.pathname;
    // Between places of one page the browser goes back by itself.
    if (isStep && !isNew) return;
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (isNew) this.scroll(place, isStep ? this.positions[keyOf(this.view)] : undefined);
    if (isNew || location.search === prevLocation.search)
      focusPlace((isStep ? null : place) ?? document.getElementById("gatsby-focus-wrapper"));
  }

  private scroll(place: HTMLElement | null, left: number | undefined): void {
    const { path, view } = this;
    const go = () => {
      // Also on the way back: the place may be in a part that scrolls by itself.
      place?.scrollIntoView({ behavior: "instant" });
      if (!place || left !== undefined) view.scrollTo({ top: left ?? 0, behavior: "instant" });
      this.note();
    };
    go();
    // Elements that a page adds when it is mounted move it.
    if (left) view.requestAnimationFrame(() => this.path === path && go());
  }

  private note(): void {
    if (!this.isBetween) this.positions[keyOf(this.view)] = this.view.scrollY;
  }

  private step(): void {
    this.isBetween = this.view.location.pathname !== this.path;
  }
}

/** The name of the present entry of the history, under which Gatsby's router keeps one too; it is named where it has none. */
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
    // Without storage the browser's own memory is left, which holds for pages that it loads itself.
  }
}
