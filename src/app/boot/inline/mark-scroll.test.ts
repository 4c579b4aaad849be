/** @jest-environment jsdom */
import { markScroll } from "./mark-scroll";

it("says from the first scroll on that there was one", () => {
  const { dataset } = document.documentElement;
  markScroll(window);
  expect(dataset.scrolled).toBeUndefined();
  document.dispatchEvent(new Event("scroll"));
  expect(dataset.scrolled).toBe("");
});
