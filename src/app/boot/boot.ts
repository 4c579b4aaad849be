/**
 * The only script that runs with the page: it stands inline at the end of every page, so it is kept
 * small and imports nothing. It brings the site's scripts at the first idle moment or touch, keeps
 * clicks that come earlier, and guards against scripts that fail to load. Which scripts there are is
 * in the JSON of `#boot-data` (gatsby/scripts-slice.ts).
 */
interface BootData {
  webpackCompilationHash: string;
  chunkMapping: Record<string, string[]>;
  scripts: string[];
}

((view: Window, page: Document) => {
  /** Shortest time between two reloads by the guard, in ms (SPEC sections 4 and 9). */
  const RELOAD_GUARD = 60_000;
  /** Where the time of the last reload is kept, so that it survives the reload. */
  const RELOADED_AT = "encore:reloaded-at";
  /** How long after the page's first frame it has surely been painted, in ms. */
  const PAINTED = 200;
  /** How long an idle moment is waited for after the page has loaded, in ms. */
  const IDLE_TIMEOUT = 4000;
  /** How long an answer is waited for that shows whether a reload would bring the page, in ms. */
  const ANSWER_TIMEOUT = 5000;
  /** The path that the not-found page was built for. */
  const NOT_FOUND = "/404.html";
  const TOUCHES = ["pointerdown", "keydown", "touchstart"] as const;

  const data = JSON.parse(page.getElementById("boot-data")?.textContent ?? "{}") as BootData;
  view.pagePath = page.body.dataset.pagePath;
  view.___webpackCompilationHash = data.webpackCompilationHash;
  view.___chunkMapping = data.chunkMapping;

  const early: HTMLElement[] = [];
  let asked = false;
  let leaving = false;

  const decoded = (text: string) => {
    try {
      return decodeURI(text);
    } catch {
      return "%";
    }
  };

  /**
   * Gatsby decodes the path up to three times and takes spaces off its end, the fragment it decodes once: `/%`,
   * `/a%2fb`, `/about%20` or `#%E0` would take the page away. Such a fragment goes (sound-hash.ts); such a path gives way to the page's own. The not-found page has
   * none: there a full-width sign replaces each percent sign, so that one still reads what was asked for.
   */
  const makeReadable = () => {
    const { pagePath } = view;
    const { hash, pathname, search } = view.location;
    const isPathReadable = /^(?!.*\s(\/|$))[^%\p{Cc}]*$/u.test(decoded(pathname));
    const readableHash = decoded(hash) === "%" ? "" : hash;
    if (isPathReadable && readableHash === hash) return;
    const own = pagePath && pagePath !== NOT_FOUND ? pagePath : pathname.replaceAll("%", "％");
    const path = isPathReadable ? pathname : own;
    view.history.replaceState(view.history.state, "", path + search + readableHash);
  };

  const load = () => {
    if (asked) return;
    asked = true;
    for (const type of TOUCHES) view.removeEventListener(type, load, true);
    makeReadable();
    for (const src of data.scripts ?? []) {
      const script = page.createElement("script");
      script.src = src;
      script.async = false;
      page.head.append(script);
    }
  };

  // What works without scripts (plain links, disclosures, popovers, forms) is left to the browser.
  const keep = (event: MouseEvent) => {
    const target = event.target as Element | null;
    const menu = target?.closest?.("#main-menu a")?.closest<HTMLElement>(":popover-open");
    if (menu) menu.hidePopover();
    const control = target?.closest?.<HTMLElement>("button:not([popovertarget]), a[data-replay]");
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    early.push(control);
    load();
  };

  const stopKeeping = () => {
    page.removeEventListener("click", keep, true);
    return early.splice(0).filter((control) => control.isConnected);
  };

  view.replayEarlyClicks = () => {
    for (const control of stopKeeping()) control.click();
  };

  /** Whether the page can be had once more. The browser may believe in a connection that is none. */
  const isReachable = async () => {
    if (view.navigator.onLine === false) return false;
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
      const { status } = await view.fetch(view.location.href, { method: "HEAD", signal });
      return status < 500;
    } catch {
      return false;
    }
  };

  /** Whether the last reload is long enough ago; a browser that cannot keep when it was is not reloaded. */
  const mayReload = () => {
    try {
      return Date.now() - Number(view.sessionStorage.getItem(RELOADED_AT)) >= RELOAD_GUARD;
    } catch {
      return false;
    }
  };

  /** One reload brings the new names of scripts after a publication; a second would not help. */
  const reload = async () => {
    if (!mayReload() || !(await isReachable()) || leaving) return false;
    try {
      view.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      return false;
    }
    view.location.reload();
    return true;
  };

  view.followEarlyLink = () => {
    const link = stopKeeping().findLast((control) => control instanceof HTMLAnchorElement);
    if (link) view.location.href = (link as HTMLAnchorElement).href;
  };

  let failing = false;
  const fail = async () => {
    if (failing) return;
    failing = true;
    // A link that waits is a page of its own, which brings the new names as well as a reload would.
    const isLinkWaiting = early.some((control) => control instanceof HTMLAnchorElement);
    if (isLinkWaiting || !(await reload())) view.followEarlyLink?.();
    failing = false;
  };

  view.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src) fail();
    },
    true,
  );
  view.addEventListener("unhandledrejection", ({ reason }) => {
    if (
      /ChunkLoadError|Loading (CSS )?chunk|page resources for|We couldn't load/.test(String(reason))
    )
      fail();
  });
  view.addEventListener("pagehide", () => {
    leaving = true;
  });
  view.addEventListener("pageshow", () => {
    leaving = false;
  });

  page.addEventListener("click", keep, true);
  for (const type of TOUCHES) {
    view.addEventListener(type, load, { capture: true, passive: true });
  }
  // A moment before the first paint can be idle as well, so that is waited for.
  const whenIdle = () =>
    view.requestAnimationFrame(() =>
      view.setTimeout(() => {
        if (view.requestIdleCallback) view.requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
        else load();
      }, PAINTED),
    );
  // An address with a choice in it shows another state than the page was built with.
  if (view.location.search) load();
  else if (page.readyState === "complete") whenIdle();
  else view.addEventListener("load", whenIdle);
})(window, document);
