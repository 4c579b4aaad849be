import { act, fireEvent, render, screen } from "@testing-library/react";
import { Light } from "./light";
import type { ImageColor } from "./image-color";

const light = (name: string): ImageColor => ({
  path: `/play/penlight?idol=${name}`,
  name,
  note: "fine",
  color: "#00a1e9",
  sources: 3,
});
const MATES = ["Ann", "Ben", "Cleo"].map(light);
const [ann, ben, cleo] = MATES as [ImageColor, ImageColor, ImageColor];

let locks: { isHeld: boolean }[];
beforeEach(() => {
  locks = [];
  const request = async () => {
    const lock = { isHeld: true, release: async () => void (lock.isHeld = false) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});

async function show(shownLight: ImageColor, mates = MATES) {
  const acts = { onShow: jest.fn(), onClose: jest.fn() };
  const shown = render(<Light light={shownLight} mates={mates} {...acts} />);
  await act(async () => undefined);
  return { ...acts, ...shown };
}

it("cycles through the unit by keys, buttons and swipes", async () => {
  const { onShow } = await show(ann);
  const dialog = screen.getByRole("dialog", { name: "Ann’s light" });
  const ground = dialog.firstElementChild as Element;
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: /Previous/ }));
  const swipe = (from: number, to: number) => {
    fireEvent(ground, new MouseEvent("pointerdown", { clientX: from, bubbles: true }));
    fireEvent(ground, new MouseEvent("pointerup", { clientX: to, bubbles: true }));
  };
  swipe(300, 100);
  swipe(100, 300);
  expect(onShow.mock.calls.flat()).toEqual([ben, cleo, ben, cleo]);
  // Browser shortcut for going back.
  expect(fireEvent.keyDown(dialog, { key: "ArrowLeft", altKey: true })).toBe(true);
  swipe(100, 110);
  expect(ground).toHaveAttribute("data-bare", "true");
  expect(onShow).toHaveBeenCalledTimes(4);
});

it("keeps the screen awake for as long as it shines, also after the page was hidden", async () => {
  const { unmount } = await show(ann);
  expect(screen.getByText(/the screen stays awake/)).toBeVisible();
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(locks).toHaveLength(2);
  unmount();
  expect(locks.at(-1)?.isHeld).toBe(false);
});

it("says that wake locks are unsupported, and has no next light without others", async () => {
  Object.defineProperty(navigator, "wakeLock", { value: undefined, configurable: true });
  await show(ann, [ann]);
  expect(screen.getByText(/keep the screen awake yourself/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Next/ })).toBeNull();
});
