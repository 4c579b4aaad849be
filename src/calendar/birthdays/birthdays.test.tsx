import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Birthdays } from "./birthdays";

const person = (id: number, name: string, birthday: string, unit = "undead") => ({
  id,
  cname: name.toLowerCase(),
  name,
  unit,
  profile: { birthday },
});
const PEOPLE = [
  person(1, "Rei", "11-02"),
  person(2, "Koga", "07-18"),
  person(3, "Kaoru", "11-03"),
  person(4, "Izumi", "11-02", "knights"),
  person(5, "Gatekeeper", "-", "other"),
];
const UNITS = ["undead", "knights", "other"].map((id) => ({ id, name: id }));
const DATA = {
  people: { nodes: PEOPLE },
  offices: { nodes: [{ units: UNITS }] },
  wheel: { address: "/wheel.avif" },
};

const page = (store = createRootStore({ storage: null })) => (
  <StoreProvider store={store}>
    <Birthdays data={DATA} />
  </StoreProvider>
);

/** Opens the page at a time; the tests run in UTC. */
function open(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  const store = createRootStore({ storage: null });
  const { container } = render(page(store));
  return { store, hero: within(container.querySelector("header") as HTMLElement) };
}
const section = (name: string | RegExp) => within(screen.getByRole("region", { name }));

afterEach(() => jest.useRealTimers());

it("is built on no day, with everybody whose birthday is known", () => {
  jest.useFakeTimers({ now: new Date("2026-11-02T12:00:00Z") });
  const html = renderToString(page());
  expect(html).toContain(">4 candles");
  expect(html).not.toContain("Gatekeeper");
  expect(html).not.toMatch(/Today|2026/);
  expect(html).toContain('href="/calendars/unit-knights.ics"');
  expect(html).not.toContain("unit-other.ics");
});

it("shows the date in Japan if it differs, and celebrates birthdays of both", () => {
  const { hero } = open("2026-11-01T16:00:00Z");
  expect(hero.getByText("Today here").parentElement).toHaveTextContent(
    "1 November 2026no birthday",
  );
  expect(hero.getByText("Today in Japan").parentElement).toHaveTextContent(
    "2 November 2026Happy birthday, Rei and Izumi!",
  );
});

it("begins at the next birthday, and steps over the end of the year by buttons", () => {
  const { hero } = open("2026-11-01T03:00:00Z");
  const shown = () => hero.getByText(/November|July/, { selector: "section p" }).textContent;
  expect(shown()).toBe("2 November");
  expect(hero.getByText("Tomorrow")).toBeVisible();
  expect(hero.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Rei", "Izumi"]);
  for (const _ of ["3 November", "18 July"])
    fireEvent.click(hero.getByRole("button", { name: /after/ }));
  expect(shown()).toBe("18 July");
  fireEvent.click(hero.getByRole("button", { name: /before/ }));
  expect(shown()).toBe("3 November");
});

it("finds the idols born on a day, or the nearest, and none for a day that does not exist", () => {
  open("2026-01-01T12:00:00Z");
  const twin = section("Your birthday twin");
  const choose = (month: string, day: string) => {
    fireEvent.change(twin.getByLabelText("Month"), { target: { value: month } });
    fireEvent.change(twin.getByLabelText("Day"), { target: { value: day } });
  };
  const found = () => twin.queryAllByRole("link").map(({ textContent }) => textContent);
  expect(found()).toEqual([]);
  choose("11", "2");
  expect(found()).toEqual(["Rei", "Izumi"]);
  choose("7", "20");
  expect(found()).toEqual(["Koga", "Rei"]);
  expect(twin.getByText("2 days apart")).toBeVisible();
  choose("7", "31");
  fireEvent.change(twin.getByLabelText("Month"), { target: { value: "2" } });
  expect(found()).toEqual([]);
});

it("names the days that several share", () => {
  open("2026-01-01T12:00:00Z");
  const shared = section("On the same day");
  expect(shared.getAllByRole("link")).toHaveLength(2);
  expect(shared.getByText("2 November")).toBeVisible();
});

it("offers a calendar of all, of a unit, of an idol, and of favourites put together here", async () => {
  const { store } = open("2026-01-01T12:00:00Z");
  const calendars = section("In your calendar");
  const choose = (value: string) =>
    fireEvent.change(calendars.getByLabelText("Calendar of"), { target: { value } });
  const address = () => calendars.getByRole("link", { name: "Subscribe" }).getAttribute("href");
  expect(address()).toBe("webcal://localhost/calendars/birthdays.ics");
  choose("unit:knights");
  expect(address()).toBe("webcal://localhost/calendars/unit-knights.ics");
  choose("idol:rei");
  expect(address()).toBe("webcal://localhost/calendars/idol-rei.ics");
  choose("mine");
  expect(calendars.getByText(/no favourites with a birthday/)).toBeVisible();
  act(() => store.units.addFavorite(1));
  globalThis.fetch = jest.fn(() => Promise.reject(new Error("no network"))) as never;
  await act(async () => fireEvent.click(calendars.getByRole("button", { name: "Download" })));
  expect(calendars.getByRole("status")).toHaveTextContent("could not be loaded");
});
