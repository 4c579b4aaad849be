/** @jest-environment jsdom */
import { completeShares } from "./complete-shares";

it("completes the share links with the address in the bar", () => {
  window.history.replaceState(null, "", "/privacy#how");
  document.body.innerHTML =
    '<footer><a href="https://f.example/?u=">F</a><a href="https://t.example/?url=">T</a><a href="/x">X</a></footer>';
  completeShares(window);
  const page = encodeURIComponent(window.location.href);
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([`https://f.example/?u=${page}`, `https://t.example/?url=${page}`, "/x"]);
  completeShares(window);
  expect(document.querySelector("a")?.href).toBe(links[0]);
});
