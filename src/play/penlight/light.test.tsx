import { act, fireEvent, render, screen } from "@testing-library/react";
import { completeBrowser } from "#test/browser";
import { Light } from "./light";
import type { PenlightIdol } from "./penlight-idol";

const idol = (jsonId: number, name: string): PenlightIdol => ({
  jsonId,
  cname: name.toLowerCase(),
  name,
  color: "#00a1e9",
  sourceCounts: { color: 3 },
  unitRecord: { name: "fine" },
});
const MATES = ["Ann", "Ben", "Cleo"].map((name, place) => idol(place + 1, name));
const [ann, ben, cleo] = MATES as [PenlightIdol, PenlightIdol, PenlightIdol];

let locks: { isHeld: boolean }[];
beforeEach(() => {
  completeBrowser();
  locks = [];
  const request = async () => {
    const lock = { isHeld: true, release: async () => void (lock.isHeld = false) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});

async function light(person: PenlightIdol, mates = MATES) {
  const acts = { onShow: jest.fn(), onClose: jest.fn() };
  const shown = render(<Light person={person} mates={mates} {...acts} />);
  await act(async () => undefined);
  return { ...acts, ...shown };
}

it("goes round the unit by keys, buttons and swipes", async () => {
  const { onShow } = await light(ann);
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
  swipe(100, 110);
  expect(ground).toHaveAttribute("data-bare", "true");
  expect(onShow).toHaveBeenCalledTimes(4);
});

it("keeps the screen awake for as long as it shines, also after the page was hidden", async () => {
  const { unmount } = await light(ann);
  expect(screen.getByText(/the screen stays awake/)).toBeVisible();
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(locks).toHaveLength(2);
  unmount();
  expect(locks.at(-1)?.isHeld).toBe(false);
});

it("says where the browser cannot, and has no way on for one alone", async () => {
  Object.defineProperty(navigator, "wakeLock", { value: undefined, configurable: true });
  await light(ann, [ann]);
  expect(screen.getByText(/keep the screen awake yourself/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Next/ })).toBeNull();
});
