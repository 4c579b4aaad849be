/** @jest-environment jsdom */
import { keyStep } from "./key-step";

function press(key: string, on = "p", init: KeyboardEventInit = {}) {
  document.body.innerHTML = `<${on} id="on"></${on}>`;
  let step: ReturnType<typeof keyStep>;
  const note = (event: KeyboardEvent) => {
    step = keyStep(event);
  };
  window.addEventListener("keydown", note);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  document.getElementById("on")?.dispatchEvent(event);
  window.removeEventListener("keydown", note);
  return step;
}

it.each([
  ["PageDown", { by: "screen", direction: 1 }],
  ["PageUp", { by: "screen", direction: -1 }],
  ["ArrowDown", { by: "line", direction: 1 }],
  ["ArrowUp", { by: "line", direction: -1 }],
  ["Home", { by: "end", direction: -1 }],
  ["End", { by: "end", direction: 1 }],
  [" ", { by: "screen", direction: 1 }],
  ["a", undefined],
  ["Tab", undefined],
])("%s requests %j", (key, step) => {
  expect(press(key)).toEqual(step);
});

it("scrolls back with Shift and the space bar", () => {
  expect(press(" ", "a", { shiftKey: true })).toEqual({ by: "screen", direction: -1 });
});

it("leaves keys to fields, the space bar to buttons, and chords to the browser", () => {
  expect(press("ArrowDown", "input")).toBeUndefined();
  expect(press("Home", "textarea")).toBeUndefined();
  expect(press(" ", "button")).toBeUndefined();
  expect(press("PageDown", "button")).toBeDefined();
  expect(press("ArrowDown", "p", { altKey: true })).toBeUndefined();
  expect(press("Home", "p", { ctrlKey: true })).toBeUndefined();
  expect(press("ArrowDown", "p", { shiftKey: true })).toBeUndefined();
});
