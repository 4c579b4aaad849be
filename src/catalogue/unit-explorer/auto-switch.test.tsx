import { act, fireEvent } from "@testing-library/react";
import { button, character, chooser, open, unit } from "./open-explorer.fixtures";

describe("auto-switch", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = () => act(() => jest.advanceTimersByTime(4000));

  async function start(search: string) {
    jest.useRealTimers();
    const { method } = await open(search);
    jest.useFakeTimers();
    const auto = button("Auto-switch");
    fireEvent.pointerDown(auto);
    act(() => auto.focus());
    fireEvent.click(auto);
    return { method, auto, steps: window.history.length };
  }

  it("shows one member after the other and adds no step to the history", async () => {
    const { auto, steps } = await start("?unit=fine&character=fushimi_yuzuru");
    expect(auto).toHaveAttribute("aria-pressed", "true");
    wait();
    expect(unit("Lanterns")).toBeVisible();
    expect(window.location.search).toBe("?unit=lanterns&character=wick_mio");
    wait();
    expect(character()).toBe("Sol Ember");
    expect(window.history.length).toBe(steps);
    fireEvent.click(auto);
    wait();
    expect(character()).toBe("Sol Ember");
  });

  it.each([
    ["a focus", () => act(() => chooser("lanterns").focus())],
    ["a touch", () => fireEvent.pointerDown(chooser("fine"))],
  ])("stops on %s in the explorer", async (_, interfere) => {
    const { method, auto } = await start("?unit=fine");
    interfere();
    expect(method.autoSwitch).toBe(false);
    expect(auto).toHaveAttribute("aria-pressed", "false");
    wait();
    expect(character()).toBe("Eichi Tenshouin");
  });

  it("continues after a reload", async () => {
    jest.useRealTimers();
    const { method } = await open("?unit=fine", { method: { autoSwitch: true } });
    expect(method.autoSwitch).toBe(true);
    expect(button("Auto-switch")).toHaveAttribute("aria-pressed", "true");
  });
});
