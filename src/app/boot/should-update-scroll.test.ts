import { shouldUpdateScroll } from "./should-update-scroll";

const ask = (address: string, before?: string, action?: "PUSH") => {
  const at = (href: string) => {
    const { pathname, hash } = new URL(href, "https://encore.test");
    return { location: { pathname, hash, action } } as never;
  };
  return shouldUpdateScroll({
    prevRouterProps: before === undefined ? undefined : at(before),
    routerProps: at(address),
  });
};

it("has Gatsby scroll by a link within a page", () => {
  expect(ask("/explore#trips", "/explore", "PUSH")).toBe(true);
  expect(ask("/explore/units?unit=fine", "/explore/units", "PUSH")).toBe(true);
  expect(ask("/#about", "/", "PUSH")).toBe(true);
});

it("leaves the home page to scroll to its sections itself", () => {
  expect(ask("/#news", "/#updates", "PUSH")).toBe(false);
  expect(ask("/main", "/main#news", "PUSH")).toBe(false);
});

it("ignores other pages, history steps, and documents loaded by the browser", () => {
  expect(ask("/#news", "/explore/units", "PUSH")).toBe(false);
  expect(ask("/explore/units", "/explore/units?unit=fine")).toBe(false);
  expect(ask("/explore/units")).toBe(false);
  expect(ask("/explore#trips")).toBe(false);
});
