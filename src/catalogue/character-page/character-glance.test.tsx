import { render, screen } from "@testing-library/react";
import { daysToGo } from "#lib/calendar/days-to-go";
import { CharacterGlance } from "./character-hero";

const open = (birthday: string, height: string, clubs: string[]) =>
  render(
    <CharacterGlance
      character={
        {
          profile: { birthday, height },
          clubs: clubs.map((title) => ({ key: title, title })),
        } as unknown as Queries.CharacterPageFragment
      }
    />,
  );
const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it("shows the birthday, the days until then, the height and the clubs", () => {
  open("11-02", "179", ["Tea party", "Library"]);
  expect(items()).toEqual([
    `Birthday 2 November ${daysToGo("11-02", Date.now())}`,
    "Height 179 cm",
    "Clubs Tea party, Library",
  ]);
});

it("omits unknown facts", () => {
  const { container } = open("-", "???", []);
  expect(container).toBeEmptyDOMElement();
  open("-", "171", ["Library"]);
  expect(items()).toEqual(["Height 171 cm", "Club Library"]);
});
