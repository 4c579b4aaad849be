import { PageLoadStore } from "./page-load-store";

describe("the page-load bar", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("does not show for a page that loads within 200 ms", () => {
    const bar = new PageLoadStore();
    bar.start();
    jest.advanceTimersByTime(199);
    expect(bar.isVisible).toBe(false);
    bar.finish();
    jest.advanceTimersByTime(5000);
    expect(bar.isVisible).toBe(false);
  });

  it("shows after 200 ms, takes a step every 100 ms and is full after 5 s", () => {
    const bar = new PageLoadStore();
    bar.start();
    jest.advanceTimersByTime(200);
    expect(bar).toMatchObject({ isVisible: true, percent: 0 });
    jest.advanceTimersByTime(99);
    expect(bar.percent).toBe(0);
    jest.advanceTimersByTime(1);
    expect(bar.percent).toBe(2);
    jest.advanceTimersByTime(4900);
    expect(bar.percent).toBe(100);
    jest.advanceTimersByTime(60_000);
    expect(bar).toMatchObject({ isVisible: true, percent: 100 });
  });

  it("is filled when the page has loaded, and disappears", () => {
    const bar = new PageLoadStore();
    bar.start();
    jest.advanceTimersByTime(1000);
    bar.finish();
    expect(bar).toMatchObject({ phase: "done", percent: 100 });
    jest.advanceTimersByTime(500);
    expect(bar).toMatchObject({ phase: "idle", isVisible: false });
  });

  it("is marked as failed at once, even before its delay, until the next page", () => {
    const bar = new PageLoadStore();
    bar.start();
    bar.fail();
    expect(bar).toMatchObject({ phase: "failed", isVisible: true });
    bar.finish();
    jest.advanceTimersByTime(60_000);
    expect(bar.phase).toBe("failed");
    bar.start();
    expect(bar.isVisible).toBe(false);
  });

  it("begins again for the next page", () => {
    const bar = new PageLoadStore();
    bar.start();
    jest.advanceTimersByTime(3000);
    bar.start();
    expect(bar).toMatchObject({ isVisible: false, percent: 0 });
    jest.advanceTimersByTime(300);
    expect(bar.percent).toBe(2);
  });
});
