import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { largerCatalogue } from "./larger-catalogue.fixtures";
import { UnitExplorer } from "./unit-explorer";

const explorer = (store = createRootStore()) => (
  <StoreProvider store={store}>
    <UnitExplorer catalogue={largerCatalogue} />
  </StoreProvider>
);

/** Opens the explorer at an address, with stored favourites and choices. */
export async function open(search = "", stored: object = {}) {
  window.history.replaceState(null, "", `/explore/units${search}`);
  localStorage.setItem("favorites", JSON.stringify({ version: 1, ...stored }));
  const store = createRootStore();
  render(explorer(store));
  await waitFor(() => expect(store.persistence.ready).toBe(true));
  return store;
}

export const unit = (name: string) => screen.getByRole("heading", { level: 2, name });
export const character = () => document.querySelector("#panel-name")?.textContent;
/** The link that selects; links of the same name exist further down. */
export const chooser = (id: string | number) =>
  document.querySelector(`#choose-${id}`) as HTMLElement;
export const choose = (id: string | number) => fireEvent.click(chooser(id));
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
