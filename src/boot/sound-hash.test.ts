import { soundHash } from "./sound-hash";

const goTo = (hash: string) => window.history.replaceState(null, "", `/information?page=2${hash}`);

it("takes out what cannot be decoded, and nothing else", () => {
  goTo("#%E0");
  soundHash(window);
  expect(window.location.href).toMatch(/\/information\?page=2$/);
  goTo("#caf%C3%A9");
  soundHash(window);
  expect(window.location.hash).toBe("#caf%C3%A9");
});

it("does so whenever the address changes", () => {
  goTo("");
  soundHash(window);
  goTo("#100%");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.location.hash).toBe("");
});
