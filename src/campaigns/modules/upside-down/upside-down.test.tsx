import { fireEvent, render, screen } from "@testing-library/react";
import UpsideDown from "./upside-down";

const WORLDS = Array.from({ length: 8 }, (_, index) => ({
  title: `What if it were world ${index}?`,
  about: "Nothing would happen.",
  characterRecord: {
    id: index + 1,
    cname: `idol_${index}`,
    name: `Idol ${index}`,
    posterPicture: { card: { images: {}, width: 1, height: 1, layout: "constrained" as const } },
  },
}));
const MEMBERS = WORLDS.slice(0, 3).map(({ characterRecord }) => characterRecord);

const slider = () => screen.getByRole("slider", { name: "Turn the stage" });

beforeEach(() => {
  render(<UpsideDown worlds={WORLDS} members={MEMBERS} />);
});

it("turns when the crank is dragged", () => {
  const wheel = document.querySelector("svg");
  if (!wheel) throw new Error("There is a crank.");
  const crank = slider().parentElement?.querySelector("svg") ?? wheel;
  jest.spyOn(crank, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200));
  const drag = (type: string, clientX: number, clientY: number) =>
    fireEvent(crank, new MouseEvent(type, { bubbles: true, clientX, clientY }));
  drag("pointerdown", 200, 100);
  drag("pointermove", 100, 200);
  drag("pointermove", 0, 100);
  drag("pointermove", 100, 0);
  drag("pointerup", 100, 0);
  drag("pointermove", 200, 100);
  expect(slider()).toHaveValue("25");
});
