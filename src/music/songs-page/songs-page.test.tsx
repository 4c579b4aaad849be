import { act, fireEvent, render, screen } from "@testing-library/react";
import { SONGS_DATA } from "#src/data/songs/songs-data.fixtures";
import { SongsPage } from "./songs-page";

const open = (search = "") => {
  window.history.replaceState(null, "", `/explore/songs${search}`);
  render(<SongsPage data={SONGS_DATA} />);
};
const rows = () => screen.getAllByRole("listitem").map(({ id }) => id);
const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);

it("lists all songs by their years, each with the way to its album and who sings", () => {
  open();
  expect(rows()).toEqual(["Solo", "Stars", "Miwakugeki"]);
  expect(headings()).toEqual(["2024 1 song", "2020 1 song", "2015 1 song"]);
  expect(screen.getByRole("link", { name: "Miwakugeki" })).toHaveAttribute(
    "href",
    "/explore/albums/first#Miwakugeki",
  );
  expect(screen.getByText("Wataru Hibiki", { selector: "li span" })).toBeVisible();
});

it("writes into the address what is chosen, and groups a chart by its levels", () => {
  open("?idol=hibiki_wataru");
  expect(rows()).toEqual(["Solo", "Miwakugeki"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Songs of Wataru Hibiki");
  fireEvent.change(screen.getByRole("combobox", { name: "Chart" }), {
    target: { value: "expert" },
  });
  expect(window.location.search).toBe("?idol=hibiki_wataru&chart=expert");
  expect(headings()).toEqual(["Expert 29+ 1 song"]);
  fireEvent.change(screen.getByRole("combobox", { name: "From" }), { target: { value: "29+" } });
  expect(window.location.search).toBe("?idol=hibiki_wataru&chart=expert&from=29%2B");
  expect(screen.getByRole("status")).toHaveTextContent(
    "1 song · Wataru Hibiki · Expert 29+ and up",
  );
  fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(window.location.search).toBe("");
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Songs$/);
});

it("shows beside each value how many songs it leaves, and finds by a part of the title", () => {
  open("?kind=everyone");
  expect(screen.getByRole("option", { name: "One unit (1)" })).toBeInTheDocument();
  const title = screen.getByRole("searchbox", { name: "Title, singer or writer" });
  act(() => void fireEvent.input(title, { target: { value: "miwa" } }));
  expect(window.location.search).toBe("?title=miwa&kind=everyone");
  expect(screen.getByText("No song is all of that at once.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("0 songs");
});
