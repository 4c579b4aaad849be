import { desktopRuleScript, followDesktopRule } from "./desktop-rule";

/** A viewport whose width can be changed. */
function createViewport(isDesktop: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDesktop });
  const asked: string[] = [];
  return {
    asked,
    matchMedia: ((text: string) => {
      asked.push(text);
      return query;
    }) as unknown as Window["matchMedia"],
    set: (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event("change"));
    },
  };
}

function follow(path: string, isDesktop: boolean) {
  const viewport = createViewport(isDesktop);
  let left = 0;
  const stop = followDesktopRule(viewport.matchMedia, path, () => (left += 1));
  return { ...viewport, stop, left: () => left };
}

it("leaves a page for mobile at once on desktop", () => {
  const { left, asked } = follow("/explore/units/list", true);
  expect(left()).toBe(1);
  expect(asked).toEqual(["(min-width: 1024px)"]);
});

it("stays on mobile, until the window grows", () => {
  const { left, set } = follow("/explore/units/characters", false);
  expect(left()).toBe(0);
  set(true);
  expect(left()).toBe(1);
});

it("ends", () => {
  const { left, set, stop } = follow("/explore/units/characters", false);
  stop();
  set(true);
  expect(left()).toBe(0);
});

it("leaves no other page", () => {
  expect(follow("/explore/units/fine", true).left()).toBe(0);
  expect(follow("/explore/units", true).left()).toBe(0);
});

it.each([
  [true, ["/explore/units"]],
  [false, []],
])("is the same in the script of the head: desktop %s", (isDesktop, expected) => {
  const visited: string[] = [];
  const { matchMedia } = createViewport(isDesktop);
  const location = { replace: (path: string) => visited.push(path) };
  // eslint-disable-next-line no-new-func
  new Function("matchMedia", "location", desktopRuleScript)(matchMedia, location);
  expect(visited).toEqual(expected);
});
