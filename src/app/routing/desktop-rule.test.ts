import { desktopRuleScript, followDesktopRule } from "./desktop-rule";

/** A viewport whose width can be changed. */
function createViewport(isDesktop: boolean) {
  const query = Object.assign(new EventTarget(), {
    matches: isDesktop,
    onchange: null as (() => void) | null,
  });
  const asked: string[] = [];
  return {
    asked,
    matchMedia: ((text: string) => {
      asked.push(text);
      return query;
    }) as unknown as Window["matchMedia"],
    set: (matches: boolean) => {
      query.matches = matches;
      query.onchange?.();
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

describe("the script of the head", () => {
  function run(isDesktop: boolean) {
    const visited: string[] = [];
    const viewport = createViewport(isDesktop);
    const location = { pathname: "/a", replace: (path: string) => visited.push(path) };
    // eslint-disable-next-line no-new-func
    new Function("matchMedia", "location", desktopRuleScript)(viewport.matchMedia, location);
    return { ...viewport, location, visited };
  }

  it("leaves at once on desktop", () => {
    expect(run(true).visited).toEqual(["/explore/units"]);
  });

  it("leaves when the window grows, but no page that was walked on to", () => {
    const stayed = run(false);
    expect(stayed.visited).toEqual([]);
    stayed.set(true);
    expect(stayed.visited).toEqual(["/explore/units"]);

    const walked = run(false);
    walked.location.pathname = "/b";
    walked.set(true);
    expect(walked.visited).toEqual([]);
  });
});
