import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createRootStore, type RootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { MainMenu } from "./main-menu";

const entry = (id: number, title: string, target: string, about: string | null = null) => ({
  id,
  title,
  about,
  target,
});
const IN_BAR = [
  entry(1, "Home", "/"),
  entry(2, "Units", "/explore/units", "and their members"),
  entry(3, "News", "/#news"),
];
const MORE = [
  entry(21, "Compare", "/explore/compare", "side by side"),
  entry(22, "Shop", "https://shop.example/"),
];

/** Open popovers; jsdom has none. */
const open = new Set<Element>();

beforeEach(() => {
  open.clear();
  const { matches, querySelectorAll } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, rule) {
    return rule === ":popover-open" ? open.has(this) : matches.call(this, rule);
  });
  jest.spyOn(Element.prototype, "querySelectorAll").mockImplementation(function (
    this: Element,
    rule: string,
  ) {
    if (rule !== ":popover-open") return querySelectorAll.call(this, rule);
    return [...open].filter((one) => one !== this && this.contains(one)) as never;
  });
  HTMLElement.prototype.hidePopover = function hidePopover() {
    open.delete(this);
  };
});
afterEach(() => jest.restoreAllMocks());

function show(path = "/", entries = [...IN_BAR, ...MORE]) {
  const store = createRootStore({ storage: null });
  const menu = (at: string) => (
    <StoreProvider store={store}>
      <MainMenu entries={entries} languages={[]} path={at} />
    </StoreProvider>
  );
  const { rerender } = render(menu(path));
  return { store, goTo: (at: string) => rerender(menu(at)) };
}

function resize(store: RootStore, width: number) {
  Object.defineProperty(window, "innerWidth", { value: width, configurable: true });
  act(() => store.general.start(window)());
}

const drawer = () => screen.getByRole("navigation", { name: "Main" });
const panel = () => document.getElementById("more-pages") as HTMLElement;
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("shows the first entries in the bar, and the others with a description in a panel", () => {
  show();
  expect(names(drawer())).toEqual([
    "Home",
    "Units and their members",
    "News",
    "Compare side by side",
    "Shop (opens in a new tab)",
  ]);
  expect(names(panel())).toEqual(["Compare side by side", "Shop (opens in a new tab)"]);
});

it("has no panel when there is nothing to put in it", () => {
  show("/", IN_BAR);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

it("is opened and closed by buttons that work without scripts", () => {
  show();
  const targetOf = (name: string) =>
    screen.getByRole("button", { name }).getAttribute("popovertarget");
  expect(targetOf("Open the menu")).toBe(drawer().id);
  expect(targetOf("Close the menu")).toBe(drawer().id);
  expect(targetOf("More")).toBe(panel().id);
  for (const part of [drawer(), panel()]) expect(part).toHaveAttribute("popover", "auto");
});

it.each([
  ["/", "Home"],
  ["/explore/units/fine", "Units and their members"],
  ["/explore/compare", "Compare side by side"],
])("marks the entry of the current page on %s", (path, name) => {
  show(path);
  const current = within(drawer()).getAllByRole("link", { current: "page" });
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

it("marks no entry on a page without one", () => {
  show("/privacy");
  expect(within(drawer()).queryByRole("link", { current: "page" })).toBeNull();
});

describe("drawer and panel close", () => {
  it.each<[string, (shown: ReturnType<typeof show>) => void]>([
    ["when an entry is chosen", () => fireEvent.click(screen.getByText("News"))],
    ["when the page changes", ({ goTo }) => goTo("/explore")],
    ["when the home page shows another section", ({ store }) => store.general.setSlideIndex(2)],
    ["when the window becomes wide", ({ store }) => resize(store, 1440)],
  ])("%s", (_, change) => {
    const shown = show();
    resize(shown.store, 390);
    for (const part of [drawer(), panel()]) open.add(part);
    act(() => change(shown));
    expect([...open]).toEqual([]);
  });

  it("but not when the window becomes narrow", () => {
    const { store } = show();
    resize(store, 1440);
    open.add(panel());
    resize(store, 390);
    expect([...open]).toEqual([panel()]);
  });
});

it("stores whether it is open", () => {
  const { store } = show();
  for (const newState of ["open", "closed"]) {
    fireEvent(drawer(), Object.assign(new Event("toggle"), { newState }));
    expect(store.general.isMenuOpen).toBe(newState === "open");
  }
});
