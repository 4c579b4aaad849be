import { desktopRuleScript } from "./desktop-rule-script";

function createViewport(isDesktop: boolean) {
  const query = { matches: isDesktop, onchange: null as (() => void) | null };
  const queries: string[] = [];
  return {
    queries,
    matchMedia: ((text: string) => {
      queries.push(text);
      return query;
    }) as unknown as Window["matchMedia"],
    set: (matches: boolean) => {
      query.matches = matches;
      query.onchange?.();
    },
  };
}

describe("the script of the head", () => {
  function run(isDesktop: boolean) {
    const visited: string[] = [];
    const viewport = createViewport(isDesktop);
    const location = { pathname: "/a", replace: (path: string) => visited.push(path) };
    // eslint-disable-next-line no-new-func
    new Function("matchMedia", "location", desktopRuleScript)(viewport.matchMedia, location);
    return { ...viewport, location, visited };
  }

  it("redirects at once on desktop", () => {
    const { visited, queries } = run(true);
    expect(visited).toEqual(["/explore/units"]);
    expect(queries).toEqual(["(min-width: 1024px)"]);
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
