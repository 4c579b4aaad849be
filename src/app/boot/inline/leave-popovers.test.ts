/** @jest-environment jsdom */
import { leavePopovers } from "./leave-popovers";

it("closes a popover without the focus, and leaves the others open", () => {
  document.body.innerHTML = `<nav><a id="in" href="#in"></a></nav><a id="out" href="#out"></a>`;
  const [drawer] = document.querySelectorAll("nav");
  const hidePopover = jest.fn();
  Object.assign(drawer as HTMLElement, { hidePopover });
  // jsdom has no popovers.
  jest.spyOn(document, "querySelectorAll").mockReturnValue([drawer] as never);
  leavePopovers(document);
  const release = (id: string, key: string) =>
    document.getElementById(id)?.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));
  release("in", "Tab");
  release("out", "Enter");
  expect(hidePopover).not.toHaveBeenCalled();
  release("out", "Tab");
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
