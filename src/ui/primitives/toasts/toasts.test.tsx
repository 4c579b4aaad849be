import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { ToastStore } from "#src/data/stores/toast-store";
import { mountToasts } from "./mount-toasts";
import { Toasts } from "./toasts";

const LOST = { tone: "error", zh: "網路錯誤！", en: "Network error." } as const;
const KEPT = { tone: "success", en: "The stand is published." } as const;
let store: ToastStore;

beforeEach(() => {
  store = new ToastStore();
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = jest.fn();
});
afterEach(() => {
  for (const { id } of store.toasts) store.close(id);
  document.body.replaceChildren();
});

it("has its regions before there is anything to say", () => {
  render(<Toasts store={store} />);
  const alerts = screen.getByRole("alert");
  expect(alerts).toBeEmptyDOMElement();
  act(() => store.show(LOST));
  act(() => store.show(KEPT));
  expect(within(alerts).getByText(LOST.zh)).toHaveAttribute("lang", "zh-Hant");
  expect(within(alerts).getByText(LOST.en)).toBeVisible();
  expect(within(alerts).queryByText(KEPT.en)).toBeNull();
  expect(screen.getByText(KEPT.en).closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

it("Escape closes the latest toast, unless a dialog or menu is open", () => {
  render(<Toasts store={store} />);
  act(() => store.show(LOST));
  act(() => store.show(KEPT));
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(store.toasts).toHaveLength(2);
  dialog.remove();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(store.toasts).toMatchObject([{ en: LOST.en }]);
});

it("stays while pointer or focus is on it", () => {
  jest.useFakeTimers();
  const { container } = render(<Toasts store={store} />);
  const stack = container.firstElementChild as HTMLElement;
  act(() => store.show(LOST));
  fireEvent.pointerEnter(stack);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(LOST.zh)).toBeVisible();
  fireEvent.pointerLeave(stack);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(LOST.zh)).toBeVisible();
  act(() => screen.getByRole("button", { name: "Close" }).blur());
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.queryByText(LOST.zh)).toBeNull();
  jest.useRealTimers();
});

describe("on the page", () => {
  const region = () => document.querySelector("section[aria-label='Notifications']");

  it("the region is in the top layer before its first text", async () => {
    jest.useFakeTimers();
    let prepare = () => Promise.resolve();
    act(() => {
      prepare = mountToasts(store);
    });
    const ready = jest.fn();
    void prepare().then(ready);
    expect(region()?.parentElement).toBe(document.body);
    expect(region()).toHaveProperty("popover", "manual");
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(149);
    expect(ready).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalled();
    void prepare();
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it("the region goes into an open dialog, and out again when that closes", () => {
    let prepare = () => Promise.resolve();
    act(() => {
      prepare = mountToasts(store);
    });
    const dialog = document.createElement("dialog");
    dialog.open = true;
    document.body.append(dialog);
    void prepare();
    expect(region()?.parentElement).toBe(dialog);
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
    expect(region()?.parentElement).toBe(document.body);
  });
});
