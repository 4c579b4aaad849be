import { base, violationsOf, stand } from "../testing/violations-of";
import { restore } from "./restore";

describe("hostile input", () => {
  const fickle = (first: unknown, then: unknown) => {
    let asked = 0;
    return { get: () => ((asked += 1) === 1 ? first : then), enumerable: true };
  };

  it.each([
    [
      "a getter that throws",
      Object.defineProperty({}, "version", {
        get: () => {
          throw new Error("no");
        },
      }),
    ],
    [
      "a proxy that throws",
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("no");
          },
        },
      ),
    ],
    [
      "a proxy that was revoked",
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      })(),
    ],
    [
      "values that change",
      Object.defineProperties(
        {},
        {
          version: fickle(1, 7),
          palette: fickle("fine", "unknown"),
          backdrop: fickle("foyer", 7),
          layers: fickle(
            [
              Object.defineProperties(
                {},
                {
                  kind: fickle("panel", "stand"),
                  part: fickle("ribbon", {}),
                  text: fickle("Hello", 7),
                  x: fickle(1, -1),
                },
              ),
            ],
            "none",
          ),
        },
      ),
    ],
    [
      "a list that never ends",
      stand(
        new Proxy([base], {
          get: (target, name) =>
            name === "length"
              ? Infinity
              : name === Symbol.iterator || name === "slice"
                ? undefined
                : (Reflect.get(target, name) ?? base),
        }),
      ),
    ],
    ["a huge list", stand(Array.from({ length: 1e6 }))],
    [
      "a list that is its own layer",
      (() => {
        const own: unknown[] = [];
        own.push(own, stand(own));
        return stand(own);
      })(),
    ],
    ["a prototype in JSON", JSON.parse('{"__proto__":{"version":1,"layers":[]}}')],
    ["a prototype’s stand", Object.create(stand([base]))],
    ["a number with a valueOf", stand([{ ...base, x: { valueOf: () => 3 } }])],
    ["a text with a toString", stand([{ ...base, part: { toString: () => "easel" } }])],
  ])("gives a valid stand or a fault: %s", (_what, input) => {
    expect(violationsOf(restore(input))).toEqual([]);
  });

  it("leaves the prototype of all objects alone", () => {
    restore(
      JSON.parse(
        '{"version":1,"layers":[{"__proto__":{"polluted":1},"kind":"flower"}],"__proto__":{"polluted":1}}',
      ),
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
