import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Timeline } from "./timeline";

const notice = (id: string, start: string, units: string[], cast: number[] = []) => ({
  id,
  kind: "song",
  title: id,
  start,
  end: start,
  target: null,
  units,
  cast,
});
const SOURCES = {
  notices: [
    notice("Duel", "2025-03-01", ["fine", "knights"]),
    notice("Tea", "2024-05-01", ["fine"], [1]),
  ],
  units: [{ id: "knights", name: "Knights", firstRelease: { date: "2015-10-28" } }],
  albums: [{ id: "duet", title: "Duet", released: "2022-03-09", unitIds: ["fine"], isAlbum: null }],
  campaigns: [],
};
const PEOPLE = {
  units: ["fine", "knights"].map((id) => ({ id, name: `Unit ${id}` })),
  idols: [
    { id: 1, cname: "eichi", name: "Eichi", unit: "fine" },
    { id: 3, cname: "izumi", name: "Izumi", unit: "knights" },
    { id: 9, cname: "leon", name: "Leon", unit: "other" },
  ],
};
const DATA = {
  notices: { nodes: SOURCES.notices },
  units: { nodes: SOURCES.units },
  albums: { nodes: SOURCES.albums },
  campaigns: { nodes: SOURCES.campaigns },
  offices: { nodes: [{ units: PEOPLE.units }] },
  idols: { nodes: PEOPLE.idols },
};
const page = (
  <StoreProvider store={createRootStore({ storage: null })}>
    <Timeline data={DATA} />
  </StoreProvider>
);
const open = (search: string) => {
  window.history.replaceState(null, "", `/timeline${search}`);
  return render(page);
};
const stops = () =>
  screen.getAllByRole("heading", { level: 2 }).map((sign) => [
    sign.textContent,
    ...within(sign.parentElement as HTMLElement)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ]);

it("is complete as built, and names no time zone but Japan's", () => {
  const html = renderToString(page);
  expect(html).toContain("Duel");
  expect(html).toContain('dateTime="2024-05-01T15:00+09:00"');
  expect(html).not.toContain("your time</small>");
});

it("lists all entries newest first, or those of the unit or idol in the address", () => {
  open("");
  expect(stops()).toEqual([
    ["2025", "Duel"],
    ["2024", "Tea"],
    ["2022", "1 release"],
    ["2015", "Knights: the first release"],
  ]);
  fireEvent.click(screen.getByRole("link", { name: "1 release" }));
  expect(stops()[2]).toEqual(["2022", "Fewer releases", "Duet"]);
  fireEvent.click(screen.getByRole("link", { name: "Unit knights" }));
  expect(window.location.search).toBe("?unit=knights");
  expect(stops()).toEqual([
    ["2025", "Duel"],
    ["2015", "Knights: the first release"],
  ]);
  fireEvent.change(screen.getByLabelText("Or one idol"), { target: { value: "eichi" } });
  expect(window.location.search).toBe("?idol=eichi");
  expect(screen.getByRole("status")).toHaveTextContent("3 stops");
  act(() => window.history.replaceState(null, "", "/timeline"));
});

it("says when an event began here, in another zone than Japan's", () => {
  open("?idol=eichi");
  expect(screen.getAllByText(/^begins 1 May, 06:00 your time/)).toHaveLength(1);
});

it("offers no idol without a date, and explains its address", () => {
  open("?idol=leon");
  expect(screen.getByText(/^This guide knows no dates/)).toBeVisible();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "–",
    "Eichi",
    "Izumi",
  ]);
});
