import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SONGS_DATA } from "#src/data/songs/songs-data.fixtures";
import { SongsSection } from "./songs-section";

const NEWEST = [
  { id: "Solo", title: "Solo", levels: null, video: null },
] as unknown as Queries.NewestSongFragment[];
const ADDRESS = "/explore/songs?idol=hibiki_wataru";

function open(answer: Promise<unknown>) {
  window.history.replaceState(null, "", "/explore");
  window.fetch = () => answer as Promise<Response>;
  render(
    <SongsSection
      filter={{ idol: "hibiki_wataru" }}
      songs={NEWEST}
      context={{ songCount: 2, songs: [], songPlaces: [{ path: "/first#Solo", year: "2024" }] }}
    />,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const titles = () => screen.getAllByRole("listitem").map(({ id }) => id);
const answer = async () => ({
  ok: true,
  json: async () => ({ result: { data: SONGS_DATA } }),
});

it("opens all songs in place, by year or by level, beside a way to the list", async () => {
  open(answer());
  expect(screen.getByRole("link", { name: "All songs (2)" })).toHaveAttribute("href", ADDRESS);
  press("All songs (2)");
  expect(await screen.findByRole("heading", { name: "2015 1 song" })).toBeVisible();
  expect(titles()).toEqual(["Solo", "Miwakugeki"]);
  // On the way back the page is as it was left.
  cleanup();
  open(answer());
  expect(titles()).toEqual(["Solo", "Miwakugeki"]);
  expect(screen.getByRole("link", { name: "Search and filter" })).toHaveAttribute("href", ADDRESS);
  press("Hardest Expert charts");
  expect(await screen.findByRole("heading", { name: "Expert 29+ 1 song" })).toBeVisible();
  expect(titles()).toEqual(["Miwakugeki"]);
  press("Hardest Expert charts");
  expect(screen.queryByRole("heading", { name: "Expert 29+ 1 song" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Solo" })).toBeVisible();
});

it("leads to the list if its data cannot be loaded", async () => {
  open(Promise.reject(new TypeError("no network")));
  press("All songs (2)");
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(ADDRESS));
});
