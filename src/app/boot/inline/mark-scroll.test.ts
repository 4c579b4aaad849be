/** @jest-environment jsdom */
import { markScroll } from "./mark-scroll";

it("sets data-scrolled at the first scroll", () => {
  const { dataset } = document.documentElement;
  markScroll(window);
  expect(dataset.scrolled).toBeUndefined();
  document.dispatchEvent(new Event("scroll"));
  expect(dataset.scrolled).toBe("");
});
