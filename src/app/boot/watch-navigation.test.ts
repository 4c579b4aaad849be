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
  const view = {
    location: window.location,
    document: { startViewTransition },
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
    await Promise.resolve();
    await Promise.resolve();
  };
  return { view, pageLoad, navigate, startViewTransition, changes, arrive };
}

describe("going to a page", () => {
  it("lets it grow out of the one before as soon as it is there, and until it is shown", async () => {
    const { view, pageLoad, navigate, startViewTransition, changes, arrive } = windowWith();
    view.___navigate?.("/trip03", { state: 1 });
    expect(pageLoad.isLoading).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    await arrive({ status: "success" });
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith("/trip03", { state: 1 });
    pageLoad.finish();
    await changes[0];
  });

  it("stands still for a second at most", async () => {
    jest.useFakeTimers();
    const { view, changes, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "success" });
    jest.advanceTimersByTime(1000);
    await expect(changes[0]).resolves.toBeNull();
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

  it("marks the bar where the page cannot be loaded, and leaves the rest to Gatsby", async () => {
    const { view, pageLoad, navigate, startViewTransition, arrive } = windowWith();
    view.___navigate?.("/trip03");
    await arrive({ status: "error" });
    expect(pageLoad.phase).toBe("failed");
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
