import fc from "fast-check";
import { anyText } from "../../../test/any-text";
import { RequestError } from "../http/request-error";
import { matching, oneOf, readQuery, wholeNumber } from "./query";

const read = (query: string) =>
  readQuery(new URLSearchParams(query), {
    unit: oneOf(["fine", "knights"] as const),
    size: wholeNumber(1, 50),
    cursor: matching(/^[a-z]+$/),
  });

describe("the parameters of a call", () => {
  it("are read, and may be absent", () => {
    expect(read("")).toEqual({});
    expect(read("unit=knights&size=24&cursor=abc")).toEqual({
      unit: "knights",
      size: 24,
      cursor: "abc",
    });
  });

  it.each([
    "unit=",
    "unit=Fine",
    "size=0",
    "size=51",
    "size=1.5",
    "size=1e1",
    "size=%2B1",
    "size=01",
    "size=9999999999",
    "size=",
    "cursor=A",
    "size=1&size=1",
    "size[]=1",
    "other=1",
    "__proto__=1",
    "constructor=1",
  ])("are refused: %s", (query) => {
    expect(() => read(query)).toThrow(RequestError);
  });

  it("are valid or refused, whatever the address says", () => {
    const outcome = (query: string): unknown => {
      try {
        const { size = 1, unit = "fine", cursor = "a", ...others } = read(query);
        const isValid = size >= 1 && size <= 50 && /^[a-z]+$/.test(unit + cursor);
        return isValid && Object.keys(others).length === 0 ? "valid" : others;
      } catch (error) {
        return error instanceof RequestError && error.message.length < 500 ? error.status : error;
      }
    };
    const name = fc.oneof(fc.constantFrom("unit", "size", "cursor"), anyText());
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.oneof(anyText(), fc.stringMatching(/^\d{1,3}$/)))),
        (pairs) => {
          const query = new URLSearchParams(pairs).toString();
          expect(["valid", 400]).toContain(outcome(query));
        },
      ),
    );
  });
});
