import { shouldUpdateScroll } from "./should-update-scroll";

const ask = (address: string, before?: string) => {
  const at = (href: string) => ({ location: new URL(href, "https://encore.test") }) as never;
  return shouldUpdateScroll({
    prevRouterProps: before === undefined ? undefined : at(before),
    routerProps: at(address),
  });
};

it("leaves the home page where it is, and to go to its sections by itself", () => {
  expect(ask("/#news")).toBe(false);
  expect(ask("/")).toBe(false);
  expect(ask("/#news", "/#updates")).toBe(false);
  expect(ask("/main", "/main#news")).toBe(false);
});

it("leaves all else to Gatsby", () => {
  expect(ask("/#news", "/explore/units")).toBeUndefined();
  expect(ask("/#about", "/")).toBeUndefined();
  expect(ask("/explore/units")).toBeUndefined();
  expect(ask("/explore/units?unit=fine", "/explore/units")).toBeUndefined();
});
