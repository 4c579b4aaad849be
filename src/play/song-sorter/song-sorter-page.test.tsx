import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { completeBrowser } from "#test/browser";
import { SongSorterPage } from "./song-sorter-page";

const song = (id: string, singer: string, unit?: string) => ({
  id,
  title: id.toUpperCase(),
  unitIds: unit ? [unit] : null,
  units: unit ? [{ name: unit }] : null,
  singerCharacters: [{ cname: singer, name: singer }],
});

const DATA = {
  songs: { nodes: [song("a", "ann", "fine"), song("b", "ann", "fine"), song("c", "ann")] },
  albums: {
    nodes: [{ id: "first", title: "First", released: "2020-01-01", series: null, discs: [["a"]] }],
  },
  play: { songs: ["a c", "b gone"] },
  offices: {
    nodes: [{ units: [{ id: "fine", name: "Fine", members: [{ cname: "ann", name: "Ann" }] }] }],
  },
  sleeves: { nodes: [] },
} as unknown as Queries.SongSorterRouteQuery;

it("ranks the songs of a unit, stores the choices separately, and links to each song", async () => {
  completeBrowser();
  window.history.replaceState(null, "", "/play/song-sorter");
  render(
    <StoreProvider store={createRootStore({ storage: null })}>
      <SongSorterPage data={DATA} />
    </StoreProvider>,
  );
  await act(async () => undefined);
  expect(screen.getByRole("option", { name: "Ann (3)" })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("radio", { name: /^Fine 2/ }));
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The ranking");
  expect(JSON.parse(localStorage.getItem("song-sorter") ?? "{}").sort.slice(0, 3)).toEqual([
    1,
    1,
    "1010",
  ]);
  const [link] = screen.getAllByRole("link", { name: "A" });
  expect(link).toHaveAttribute("href", "/explore/albums/first#a");
});
