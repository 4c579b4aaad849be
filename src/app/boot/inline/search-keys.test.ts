/** @jest-environment jsdom */
import { shortcutOf } from "#src/data/browser/shortcut";
import { watchSearchKeys } from "./search-keys";

let clicks: number;
beforeAll(() => {
  // jsdom has no popovers; a shown one keeps the focus.
  Object.defineProperty(HTMLElement.prototype, "popover", {
    set(this: HTMLElement, kind: string) {
      this.setAttribute("popover", kind);
    },
  });
  HTMLElement.prototype.showPopover = function showPopover() {
    this.focus();
  };
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) =>
    find(selector.replace(":popover-open", "[popover]"));
  watchSearchKeys(document);
});
beforeEach(() => {
  clicks = 0;
  document.body.innerHTML = `<a id="search" href="#s"></a><input id="name"><p id="text"></p>`;
  document.getElementById("search")?.addEventListener("click", () => clicks++);
});

const press = (key: string, init: KeyboardEventInit = {}, on = "text") => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  document.getElementById(on)?.dispatchEvent(event);
  return event;
};
const field = () => document.querySelector<HTMLInputElement>("input[popover]");

const CTRL = { ctrlKey: true };
const ALT_GR = { ctrlKey: true, altKey: true, modifierAltGraph: true };

it.each([
  ["/", {}],
  ["/", { code: "Digit7", shiftKey: true }],
  ["/", { code: "KeyE", ...ALT_GR }],
  ["k", CTRL],
  ["k", { metaKey: true }],
  ["K", { ...CTRL, modifierCapsLock: true }],
  ["л", { code: "KeyK", ...CTRL }],
  ["Л", { code: "KeyK", ...CTRL, modifierCapsLock: true }],
  ["κ", { code: "KeyK", ...CTRL }],
  ["ㅏ", { code: "KeyK", ...CTRL }],
  ["ן", { code: "KeyK", metaKey: true }],
  ["k", { code: "KeyV", ...CTRL }],
])("opens the search by %s, %o", (key, init) => {
  const event = press(key, init);
  expect(["/", "mod+k"]).toContain(shortcutOf(event));
  expect(event.defaultPrevented).toBe(true);
  expect(clicks).toBe(1);
});

it.each([
  ["k", {}],
  ["K", { ...CTRL, shiftKey: true }],
  ["t", { code: "KeyK", ...CTRL }],
  ["k", { ...CTRL, altKey: true }],
  ["л", { code: "KeyK" }],
  ["ł", { code: "KeyL", ...ALT_GR }],
])("leaves %s, %o", (key, init) => {
  expect(press(key, init).defaultPrevented).toBe(false);
  expect(clicks).toBe(0);
});

it("ignores a slash in text, and all keys while a dialog is open", () => {
  press("/", {}, "name");
  expect(clicks).toBe(0);
  press("k", CTRL, "name");
  expect(clicks).toBe(1);
  document.body.innerHTML += "<dialog open></dialog>";
  press("/");
  expect(clicks).toBe(1);
});

it("shows one field for typed text until the dialog is there", () => {
  press("/");
  expect(document.activeElement).toBe(field());
  press("k", CTRL);
  expect(document.querySelectorAll("input[popover]")).toHaveLength(1);
  expect(clicks).toBe(1);
});

it("does nothing on a page without a search", () => {
  document.getElementById("search")?.remove();
  expect(press("/").defaultPrevented).toBe(false);
  expect(field()).toBeNull();
});
