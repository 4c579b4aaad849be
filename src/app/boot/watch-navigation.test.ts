/** @jest-environment jsdom */
import { globalHistory } from "@gatsbyjs/reach-router";
import { PageLoadStore } from "#src/data/stores/page-load-store";
import { watchNavigation } from "./watch-navigation";

type Transition = (change: () => Promise<unknown>) => { ready: Promise<unknown> };

let listening = new AbortController();
afterEach(() => {
  listening.abort();
  listening = new AbortController();
});

/** A window whose pages load when `answer` is called, with view transitions controlled by `grow`. */
function windowWith({ reducesMotion = false, growsLate = false } = {}) {
  const pageLoad = new PageLoadStore();
  const changes: Promise<unknown>[] = [];
  let answer: (page: object | undefined) => void = () => {};
  let grow = () => {};
  const navigate = jest.fn();
  const startViewTransition = jest.fn<ReturnType<Transition>, Parameters<Transition>>((change) => {
    grow = () => void changes.push(change());
    if (!growsLate) grow();
    return { ready: Promise.reject(new Error("hidden")) };
  });
  window.history.replaceState(null, "", "/");
  const replace = jest.fn();
  const view = {
    get location() {
      return { href: window.location.href, pathname: window.location.pathname, replace };
    },
    history: window.history,
    addEventListener: (type: string, hear: () => void, options?: object) =>
      window.addEventListener(type, hear, { ...options, signal: listening.signal }),
    ___webpackCompilationHash: "this",
    document: { startViewTransition },
    requestAnimationFrame: () => 0,
    setTimeout: (work: () => void, time?: number) => setTimeout(work, time),
    matchMedia: () => ({ matches: reducesMotion }),
    ___navigate: navigate,
    ___loader: {
      loadPage: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  } as unknown as Window;
  watchNavigation(view, pageLoad);
  const arrive = async (page: object | undefined) => {
    answer(page);
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  return {
    view,
    replace,
    pageLoad,
    navigate,
    startViewTransition,
    changes,
    arrive,
    grow: () => grow(),
  };
}

describe("going to a page", () => {
  it("starts the view transition once the page is loaded, until it is rendered", async () => {
    const { view, pageLoad, navigate, startViewTransition, changes, arrive } = windowWith();
    view.___navigate?.("/trip03");
    expect(pageLoad.isLoading).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    await arrive({ status: "success" });
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith("/trip03", { replace: true });
    pageLoad.finish();
    await changes[0];
  });

  it("starts the router at once, though no frame is drawn during a transition", async () => {
    const { view, navigate, arrive } = windowWith();
    const begin = jest.fn();
    const frame = view.requestAnimationFrame;
    navigate.mockImplementation(() => view.requestAnimationFrame(begin));
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(begin).toHaveBeenCalledTimes(1);
    expect(view.requestAnimationFrame).toBe(frame);
  });

  it("freezes the old page for a second at most", async () => {
    jest.useFakeTimers();
    const { view, changes, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    jest.advanceTimersByTime(1000);
    await expect(changes[0]).resolves.toBeUndefined();
    jest.useRealTimers();
  });

  it("shows no transition with reduced motion, nor on the way back", async () => {
    const { view, navigate, startViewTransition, arrive } = windowWith({ reducesMotion: true });
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    view.___navigate?.(-1);
    expect(navigate.mock.calls).toEqual([
      ["/trip03", { replace: true }],
      [-1, undefined],
    ]);
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("marks the bar as failed if the page cannot be loaded, and opens the link's address", async () => {
    const { view, replace, pageLoad, navigate, startViewTransition, arrive } = windowWith();
    view.___navigate?.("/trip03?a=1#b");
    await arrive({ status: "error" });
    expect(pageLoad.phase).toBe("failed");
    expect(replace.mock.calls).toEqual([["http://localhost/trip03?a=1#b"]]);
    expect(navigate).not.toHaveBeenCalled();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("opens the link's address if the page belongs to another build", async () => {
    const { view, replace, navigate, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "success", page: { webpackCompilationHash: "other" } });
    expect(replace.mock.calls).toEqual([["http://localhost/trip03"]]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("the history", () => {
  const here = () => [window.location.pathname, window.history.length];

  it("pushes a history entry at once, with the address of the current page", async () => {
    const { view, navigate, arrive } = windowWith();
    const { length } = window.history;
    view.___navigate?.("/trip03");
    expect(here()).toEqual(["/", length + 1]);
    await arrive({ status: "success" });
    expect(navigate.mock.calls).toEqual([["/trip03", { replace: true }]]);
  });

  it("cancels a navigation on a history step, loaded or not", async () => {
    for (const growsLate of [false, true]) {
      const { view, pageLoad, navigate, arrive, grow } = windowWith({ growsLate });
      view.___navigate?.("/trip03");
      if (growsLate) await arrive({ status: "success" });
      window.dispatchEvent(new PopStateEvent("popstate"));
      expect(pageLoad.isLoading).toBe(false);
      if (growsLate) grow();
      else await arrive({ status: "success" });
      expect(navigate).not.toHaveBeenCalled();
    }
  });

  it("treats a second link during a navigation, or the same one twice, as one navigation", async () => {
    const { view, navigate, arrive, grow } = windowWith({ growsLate: true });
    const { length } = window.history;
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    view.___navigate?.("/trip03");
    view.___navigate?.("/trip04");
    await arrive({ status: "success" });
    grow();
    expect(here()).toEqual(["/", length + 1]);
    expect(navigate.mock.calls).toEqual([["/trip04", { replace: true }]]);
  });

  it("pushes an entry for a link after a step, even if the router is not done with the previous one", () => {
    const { view, navigate } = windowWith();
    navigate.mockImplementation((to: string) => globalHistory.navigate(to));
    const { length } = window.history;
    for (const section of ["#one", "#two"]) {
      view.___navigate?.(section);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }
    expect(window.history.length).toBe(length + 2);
  });
});

it("holds the guard back while a linked page loads, until its last file has failed", async () => {
  jest.useFakeTimers();
  const { view, arrive } = windowWith();
  view.___loader?.hovering("/trip03");
  expect(view.pagesRequested).toBe(1);
  await arrive({ status: "error" });
  jest.advanceTimersByTime(1999);
  expect(view.pagesRequested).toBe(1);
  jest.advanceTimersByTime(1);
  expect(view.pagesRequested).toBe(0);
  jest.useRealTimers();
});
