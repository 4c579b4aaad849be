/** @jest-environment jsdom */
import "./before-gatsby";

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
