import { fireEvent, render, screen, within } from "@testing-library/react";
import { GrowthModule } from "./growth-module";

function idol(id: number, name: string, heights: [string, string], unit: string) {
  const [before, height] = heights;
  return {
    id,
    cname: name.toLowerCase(),
    name,
    color: "#336699",
    unitRecord: { id: unit, name: unit },
    profile: {
      height,
      age: "18",
      interest: "Chess",
      year1: { height: before, age: "17", interest: "Tea" },
    },
    posterPicture: {
      face: { layout: "constrained", width: 100, height: 140, images: {} },
    },
  } as unknown as Queries.GrowthDetailFragment;
}

const cast = [
  idol(1, "Ann", ["170", "172"], "fine"),
  idol(2, "Ben", ["180", "180"], "eden"),
  idol(3, "Cid", ["160", "161"], "eden"),
];
const figures = () => within(screen.getByRole("listbox"));
const line = () =>
  figures()
    .getAllByRole("option")
    .map((each) => each.getAttribute("aria-label"));
const chosen = () => figures().getByRole("option", { selected: true });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true }) as never;
});

it("sorts all idols by growth, and shows both heights", () => {
  render(<GrowthModule data={{ allCharacter: { nodes: cast } }} />);
  expect(line()).toEqual([
    "Ann: from 170 to 172 cm",
    "Cid: from 160 to 161 cm",
    "Ben: 180 cm in both years",
  ]);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 grew, 3 cm in all");
});

it("sorts the line and the table alike", () => {
  render(<GrowthModule data={{ allCharacter: { nodes: cast } }} />);
  fireEvent.click(screen.getByRole("button", { name: "Height" }));
  expect(screen.getByRole("button", { name: "Height" })).toHaveAttribute("aria-pressed", "true");
  expect(line()[0]).toMatch(/^Ben/);
  const table = screen.getByRole("table", { hidden: true });
  expect(within(table).getAllByRole("rowheader", { hidden: true })[0]).toHaveTextContent("Ben");
});

it("has one tab stop, and arrow keys up to both ends", () => {
  render(<GrowthModule data={{ allCharacter: { nodes: cast } }} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole("listbox"), { key });
  expect(screen.getByRole("listbox")).toHaveAttribute("tabindex", "0");
  press("ArrowRight");
  expect(chosen()).toHaveAccessibleName(/^Cid/);
  press("End");
  press("ArrowRight");
  expect(chosen()).toHaveAccessibleName(/^Ben/);
  expect(screen.getByRole("listbox")).toHaveAttribute("aria-activedescendant", chosen().id);
  press("Home");
  expect(chosen()).toHaveAccessibleName(/^Ann/);
});

it("shows the selected idol, with a link to the profile", () => {
  const { container } = render(<GrowthModule data={{ allCharacter: { nodes: cast } }} />);
  fireEvent.pointerEnter(figures().getByRole("option", { name: /^Ben/ }));
  const detail = container.querySelector("[data-character='2']") as HTMLElement;
  expect(within(detail).getByRole("link", { name: "Ben" })).toHaveAttribute(
    "href",
    "/explore/units/characters/ben",
  );
  expect(detail).toHaveTextContent("as before");
});

it("adds nothing up when there are no idols", () => {
  const { container } = render(<GrowthModule data={{ allCharacter: { nodes: [] } }} />);
  expect(container).not.toHaveTextContent(/undefined|NaN|Infinity/);
  expect(screen.queryByRole("heading", { name: "The year in centimetres" })).toBeNull();
});
