import { fireEvent, render, screen } from "@testing-library/react";
import { pack } from "#lib/search/pack";
import { searchIndexOf, WITHOUT_READINGS } from "#lib/search/testing/search-index-of";
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
  const file = pack(searchIndexOf("test/content", WITHOUT_READINGS));
  window.fetch = async () => ({ ok: true, json: async () => file }) as Response;
  fireEvent(window, new Event("online"));
  expect(await screen.findByRole("option", { name: /Eichi/ })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});

it("leads to a unit's songs of a typed year, and to the video of a song", async () => {
  const file = pack(searchIndexOf("test/content", WITHOUT_READINGS));
  const video = { youtube: "abcdefghijk" };
  const songs = { nodes: [{ id: "owaranai-symphonia", video }] };
  const page = { result: { data: { songs } } };
  window.fetch = async (address) =>
    ({
      ok: true,
      json: async () => (String(address).includes("page-data") ? page : file),
    }) as Response;
  const open = (words: string) =>
    render(
      <StoreProvider store={createRootStore({ storage: null })}>
        <SearchDialog words={words} onClose={() => undefined} />
      </StoreProvider>,
    );
  const { unmount } = open("fine 2016 Expert");
  const link = await screen.findByRole("link", { name: "Songs of fine, 2016, Expert" });
  expect(link).toHaveAttribute("href", "/explore/songs?unit=fine&year=2016&chart=expert");
  unmount();
  open("owaranai");
  expect(
    await screen.findByRole("link", { name: /^Video of “終わらないシンフォニア” on YouTube/ }),
  ).toHaveAttribute("href", "https://www.youtube.com/watch?v=abcdefghijk");
});
