/** @jest-environment jsdom */
import { PageLoadStore } from "#src/data/stores/page-load-store";
import { watchNavigation } from "./watch-navigation";

type Transition = (change: () => Promise<unknown>) => { ready: Promise<unknown> };

/** A window whose pages come when `answer` is called. */
function windowWith({ reducesMotion = false } = {}) {
  const pageLoad = new PageLoadStore();
  const changes: Promise<unknown>[] = [];
  let answer: (page: object | undefined) => void = () => {};
  const navigate = jest.fn();
  const startViewTransition = jest.fn<ReturnType<Transition>, Parameters<Transition>>((change) => {
    changes.push(change());
    return { ready: Promise.reject(new Error("nobody looks")) };
  });
  const assign = jest.fn();
  const view = {
    location: { ...window.location, href: window.location.href, pathname: "/", assign },
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
  return { view, assign, pageLoad, navigate, startViewTransition, changes, arrive };
}

describe("going to a page", () => {
  it("lets it grow out of the one before as soon as it is there, and until it is shown", async () => {
    const { view, pageLoad, navigate, startViewTransition, changes, arrive } = windowWith();
    view.___navigate?.("/trip03", { replace: true });
    expect(pageLoad.isLoading).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    await arrive({ status: "success" });
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith("/trip03", { replace: true });
    pageLoad.finish();
    await changes[0];
  });

  it("has the router begin at once, though no frame is drawn meanwhile", async () => {
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

  it("stands still for a second at most", async () => {
    jest.useFakeTimers();
    const { view, changes, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    jest.advanceTimersByTime(1000);
    await expect(changes[0]).resolves.toBeUndefined();
    jest.useRealTimers();
  });

  it("moves nothing where motion is not wanted, nor on the way back", async () => {
    const { view, navigate, startViewTransition, arrive } = windowWith({ reducesMotion: true });
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    view.___navigate?.(-1);
    expect(navigate.mock.calls).toEqual([
      ["/trip03", undefined],
      [-1, undefined],
    ]);
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("marks the bar where the page cannot be loaded, and has the browser go where the link leads", async () => {
    const { view, assign, pageLoad, navigate, startViewTransition, arrive } = windowWith();
    view.___navigate?.("/trip03?a=1#b");
    await arrive({ status: "error" });
    expect(pageLoad.phase).toBe("failed");
    expect(assign.mock.calls).toEqual([["http://localhost/trip03?a=1#b"]]);
    expect(navigate).not.toHaveBeenCalled();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("has the browser go where the page is one of another edition", async () => {
    const { view, assign, navigate, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "success", page: { webpackCompilationHash: "other" } });
    expect(assign.mock.calls).toEqual([["http://localhost/trip03"]]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it("tells the guard of a page that is loaded for a link, until the last of its files has failed", async () => {
  jest.useFakeTimers();
  const { view, arrive } = windowWith();
  view.___loader?.hovering("/trip03");
  expect(view.pagesAsked).toBe(1);
  await arrive({ status: "error" });
  jest.advanceTimersByTime(1999);
  expect(view.pagesAsked).toBe(1);
  jest.advanceTimersByTime(1);
  expect(view.pagesAsked).toBe(0);
  jest.useRealTimers();
});
