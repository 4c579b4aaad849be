import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { CharacterIndex } from "./character-index";

const imageData = {
  layout: "constrained" as const,
  width: 3,
  height: 4,
  images: { sources: [] },
};
const member = (id: number, cname: string, name: string) => ({
  id,
  cname,
  name,
  names: { ja: null, kana: null, zhHant: null },
  posterPicture: { card: imageData },
});
const office = (id: string, unit: string, members: ReturnType<typeof member>[]) => ({
  id,
  name: `Agency ${id}`,
  units: [{ id: unit, name: unit, members }],
});

const renderIndex = () => {
  const store = createRootStore({ storage: null });
  render(
    <StoreProvider store={store}>
      <CharacterIndex
        offices={[
          office("rl", "undead", [member(29, "sakuma_rei", "Rei Sakuma")]),
          office("nd", "spri", [member(10081, "esu", "Esu")]),
          office("other", "4piece", [member(81, "esu", "Esu")]),
        ]}
      />
    </StoreProvider>,
  );
  return store;
};

it("shows every idol once, by agency, with a link to the profile and one to the explorer", () => {
  renderIndex();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Esu" })).toHaveAttribute(
    "href",
    "/explore/units/characters/esu",
  );
  expect(screen.getByRole("link", { name: "To the unit explorer" })).toHaveAttribute(
    "href",
    "/explore/units",
  );
  expect(screen.getByRole("radio", { name: "Everybody" })).toBeChecked();
});

it("finds by name, and says how many", () => {
  renderIndex();
  fireEvent.input(screen.getByRole("searchbox", { name: "Name" }), { target: { value: "sak" } });
  expect(screen.getByRole("link", { name: "Rei Sakuma" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Esu" })).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 character");
});

it("marks favourites", () => {
  const { units } = renderIndex();
  for (const mark of screen.getAllByText("One of your favourites")) expect(mark).not.toBeVisible();
  act(() => units.addFavorite(29));
  const card = screen.getByRole("heading", { name: "Rei Sakuma" }).closest("article");
  expect(within(card as HTMLElement).getByText("One of your favourites")).toBeVisible();
});
