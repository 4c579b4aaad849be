/** @jest-environment jsdom */
import fc from "fast-check";
import { markFavorites } from "./mark-favorites";

const store = (favorites: unknown) =>
  window.localStorage.setItem("favorites", JSON.stringify({ version: 1, units: { favorites } }));

beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = `
    <p data-favorite="29" hidden>29</p>
    <p data-favorite="1" hidden>1</p>
    <button data-favorite="29"><span data-added="One of yours">Add</span></button>`;
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("p:not([hidden])")].map((mark) => mark.textContent);

it("shows the marks of favourites, and no others", () => {
  store([29, 30]);
  markFavorites(window);
  expect(shown()).toEqual(["29"]);
});

it("labels the button of an existing favourite", () => {
  store([29]);
  markFavorites(window);
  const button = document.querySelector("button");
  expect(button?.textContent).toBe("One of yours");
  expect(button?.ariaDisabled).toBe("true");
});

it("accepts any stored value", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      window.localStorage.setItem("favorites", text);
      expect(() => markFavorites(window)).not.toThrow();
    }),
  );
});

it("works in a browser that denies storage", () => {
  const view = {
    document,
    get localStorage(): Storage {
      throw new DOMException("refused", "SecurityError");
    },
  };
  expect(() => markFavorites(view as Window)).not.toThrow();
  expect(shown()).toEqual([]);
});
