import { fireEvent, render, screen } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { FavoriteButton } from "./favorite-button";

const renderButton = (id: number, storage: Storage | null = window.localStorage) => {
  const store = createRootStore({ storage });
  render(
    <StoreProvider store={store}>
      <FavoriteButton character={{ id, name: "Esu" }} hasLink />
    </StoreProvider>,
  );
  return { units: store.units, button: screen.getByRole("button") };
};

beforeEach(() => window.localStorage.clear());

it("adds once, announces it politely, and keeps the focus", () => {
  const { units, button } = renderButton(10081);
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(units.favorites).toEqual([10081]);
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent("One of your favourites");
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Esu is now a favourite. You have 1 in all.",
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/explore/units?favorites");
});

it("counts an audition record as its idol", () => {
  const { units, button } = renderButton(81);
  fireEvent.click(button);
  expect(units.favorites).toEqual([10081]);
  expect(button).toHaveTextContent("One of your favourites");
});

it("warns if a favourite will not be stored", () => {
  const { button } = renderButton(10081, null);
  fireEvent.click(button);
  expect(screen.getByRole("status")).toHaveTextContent(/until you leave/);
});
