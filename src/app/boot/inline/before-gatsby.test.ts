/** @jest-environment jsdom */
import "./before-gatsby";
import { restoreAddress } from "./readable-address";

it.each([
  ["#%E0", ""],
  ["#100%", "#100"],
  ["#caf%C3%A9", "#caf%C3%A9"],
  ["#2024-spri-debut", "#2024-spri-debut"],
])("makes of %s in the address: %s", (hash, left) => {
  window.history.replaceState(null, "", `/information?page=2${hash}`);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.location.href).toMatch(new RegExp(`/information\\?page=2${left}$`));
});

it("restores an unreadable address after Gatsby has read its replacement", () => {
  window.history.replaceState({ key: "1" }, "", "/a%2fb?c#d");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(decodeURI(window.location.pathname)).toBe("/a％2fb");
  restoreAddress(window);
  expect(window.location.href).toMatch(/\/a%2fb\?c#d$/);
  expect(window.history.state).toEqual({ key: "1" });
});
