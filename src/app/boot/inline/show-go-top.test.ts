/** @jest-environment jsdom */
import { showGoTop } from "./show-go-top";

const link = () => document.querySelector("a") as HTMLElement;
const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event("scroll"));
};

it("shows the button while scrolling up, until the scripts do", () => {
  document.body.innerHTML = '<a href="#top" hidden></a>';
  Object.assign(window, { innerHeight: 700 });
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 9_000 });
  let isRequested = false;
  showGoTop(window, () => isRequested);
  scrollTo(2_000);
  expect(link().hidden).toBe(true);
  scrollTo(1_900);
  expect(link().hidden).toBe(false);
  isRequested = true;
  scrollTo(0);
  expect(link().hidden).toBe(false);
});
