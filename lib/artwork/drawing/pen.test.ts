import { pen } from "./pen";

describe("pen", () => {
  it("joins corners with straight lines and closes the outline", () => {
    expect(pen("0,0! 10,0! 10,10!")).toBe("M0 0L10 0L10 10L0 0Z");
  });

  it("leaves an open line open", () => {
    expect(pen("0,0! 10,0!", false)).toBe("M0 0L10 0");
  });

  it("bends the side that arrives at a stop", () => {
    expect(pen("0,0! 0,100!20,-10", false)).toBe("M0 0Q20 40 0 100");
  });

  it("passes smooth stops along their neighbours", () => {
    expect(pen("0,0 60,0 60,60", false)).toBe("M0 0C10 0 50 -10 60 0C70 10 60 50 60 60");
  });

  it("names the stop that it cannot read", () => {
    expect(() => pen("0,0! 10;20")).toThrow('pen: cannot read "10;20"');
  });
});
