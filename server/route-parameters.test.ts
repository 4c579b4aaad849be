import { routeParameters } from "./route-parameters";

describe("the parameters of a route", () => {
  it.each([
    ["c/kept/:id", "c/kept/7", { id: "7" }],
    ["/c/kept/:id", "c/kept/7", { id: "7" }],
    [":a/:b", "x/y", { a: "x", b: "y" }],
    ["files/*", "files/a/b", { "*": "a/b" }],
    ["files/*rest", "files/a", { rest: "a" }],
    ["c/kept/:id", "c/kept", undefined],
    ["c/kept/:id", "c/kept/", undefined],
    ["c/kept/:id", "c/kept/7/8", undefined],
    ["c/kept/:id", "c/other/7", undefined],
  ])("%s of %s", (pattern, route, parameters) => {
    expect(routeParameters(pattern, route)).toEqual(parameters);
  });
});
