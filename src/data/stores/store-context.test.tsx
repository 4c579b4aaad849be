import { act, render, screen, waitFor } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "./root-store";
import { StoreProvider, useStores } from "./store-context";

const KEY = "favorites";

const Favorites = observer(function Favorites() {
  const { units, persistence } = useStores();
  return (
    <button type="button" onClick={() => units.addFavorite(22)}>
      {persistence.ready ? `Favourites: ${units.favorites.join(", ")}` : "Loading"}
    </button>
  );
});

beforeEach(() => localStorage.clear());

it("renders the initial state first, then the stored one", async () => {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, units: { favorites: [1] } }));
  const page = (
    <StoreProvider>
      <Favorites />
    </StoreProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent("Loading");
  document.body.append(container);
  const complaints = jest.spyOn(console, "error");
  const { unmount } = render(page, { container, hydrate: true });
  expect(await screen.findByText("Favourites: 1")).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
  unmount();
});

it("stores the change of a component once in strict mode", async () => {
  const { unmount } = render(
    <StrictMode>
      <StoreProvider>
        <Favorites />
      </StoreProvider>
    </StrictMode>,
  );
  const button = await screen.findByText("Favourites:");
  act(() => button.click());
  expect(button).toHaveTextContent("Favourites: 22");
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ units: { favorites: [22] } });
  unmount();
});

it("stops with its provider", async () => {
  const store = createRootStore();
  const { unmount } = render(<StoreProvider store={store}>stage</StoreProvider>);
  await waitFor(() => expect(store.persistence.ready).toBe(true));
  unmount();
  store.units.addFavorite(22);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("throws a clear error outside a provider", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Favorites />)).toThrow("StoreProvider");
});

afterEach(() => jest.restoreAllMocks());
