import { fireEvent, render, screen } from "@testing-library/react";
import { pack } from "#lib/search/pack";
import { indexOf } from "#lib/search/testing/index-of";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import SearchDialog from "./search-dialog";

it("reports a missing network, and recovers", async () => {
  window.fetch = () => Promise.reject(new TypeError("no network"));
  render(
    <StoreProvider store={createRootStore({ storage: null })}>
      <SearchDialog words="eichi" onClose={() => undefined} />
    </StoreProvider>,
  );
  const words = /^The search needs the network/;
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "All characters" })).toBeVisible();
  const file = pack(indexOf("test/content"));
  window.fetch = async () => ({ ok: true, json: async () => file }) as Response;
  fireEvent(window, new Event("online"));
  expect(await screen.findByRole("option", { name: /Eichi/ })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});
