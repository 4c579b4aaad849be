import { fireEvent, render, screen } from "@testing-library/react";
import { UpsideDown } from "./upside-down";
import { UpsideDownCast } from "./upside-down-cast";
import { WHAT_IFS } from "./what-ifs";

const CAST = WHAT_IFS.map(({ character }) => ({
  jsonId: character,
  cname: `idol_${character}`,
  name: `Idol ${character}`,
  posterPicture: { card: { images: {}, width: 1, height: 1, layout: "constrained" as const } },
}));

const upright = () => document.querySelectorAll("article[data-upright]").length;
const slider = () => screen.getByRole("slider", { name: "Turn the stage" });

beforeEach(() => {
  render(
    <UpsideDownCast value={CAST}>
      <UpsideDown />
    </UpsideDownCast>,
  );
});

it("hangs upside down, every card to be read all the same", () => {
  expect(upright()).toBe(0);
  expect(slider()).toHaveAttribute("aria-valuetext", "0 percent upright");
  for (const { title } of WHAT_IFS)
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
});

it("brings up cards as the slider is moved", () => {
  fireEvent.change(slider(), { target: { value: "50" } });
  expect(upright()).toBe(4);
  expect(screen.getByRole("status")).toHaveTextContent("4 / 8 worlds have come upright");
});

it("has a way out, and back in", () => {
  fireEvent.click(screen.getByRole("button", { name: "Put it all right" }));
  expect(upright()).toBe(WHAT_IFS.length);
  expect(slider()).toHaveValue("100");
  fireEvent.click(screen.getByRole("button", { name: "Tip it over again" }));
  expect(upright()).toBe(0);
});

it("turns with the crank in one’s hand", () => {
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
