import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createEngine } from "./engine";
import Fireworks from "./fireworks";

jest.mock("./engine");
const launch = jest.fn();
const stop = jest.fn();

const unit = (id: string, name: string) => ({
  id,
  name,
  colors: { color1: "#ff8b0d", color2: "#ffab51" },
  members: [{ color: "#f3981d" }],
});
const UNITS = [unit("fine", "fine"), unit("knights", "Knights"), unit("undead", "UNDEAD")];

beforeEach(() => {
  launch.mockClear();
  jest.mocked(createEngine).mockReturnValue({ launch, stop, recentFlights: () => [] });
  render(<Fireworks units={UNITS} />);
});

const sky = () => screen.getByRole("button", { name: /Launch a shell/ });
const launched = () => waitFor(() => expect(launch).toHaveBeenCalled());

it("launches at a click above the town", async () => {
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(100, 0, 1000, 500));
  fireEvent.click(sky(), { detail: 1, clientX: 300, clientY: 490 });
  await launched();
  expect(launch).toHaveBeenCalledWith(expect.objectContaining({ x: 0.2, y: 0.62 }));
});

it("keeps the aim in the sky, however long a key is held", async () => {
  for (let presses = 0; presses < 40; presses += 1) fireEvent.keyDown(sky(), { key: "ArrowLeft" });
  fireEvent.click(sky(), { detail: 0 });
  await launched();
  expect(launch.mock.lastCall?.[0].x).toBe(0.03);
});

it("sends up a shell of each unit, one after the other, as the finale", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Finale" }));
  await waitFor(() => expect(launch).toHaveBeenCalledTimes(3));
  const delays = launch.mock.calls.map(([, delay]) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  for (const [{ x, y }] of launch.mock.calls) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1);
    expect(y).toBeLessThan(0.62);
  }
  expect(screen.getByText("shells tonight")).toHaveTextContent("3");
  expect(screen.getByText(/All 3 shells have been up/)).toBeVisible();
});
