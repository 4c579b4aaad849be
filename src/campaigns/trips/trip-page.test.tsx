import { render, screen, within } from "@testing-library/react";
import { TripPage } from "./trip-page";

const image = { layout: "constrained", width: 4, height: 3, images: { sources: [] } };
const departure = (number: number, unit: string, title: string) => ({
  id: `trip0${number}`,
  number,
  unit: null,
  unitRecord: { name: unit },
  title,
  released: `2023-0${number}-19`,
});
const neighbour = (number: number, unit: string) => ({
  id: `trip0${number}`,
  number,
  unitId: unit,
  unit: null,
  unitRecord: { name: unit },
});
const traveller = (id: number, cname: string, name: string) => ({
  id,
  cname,
  name,
  cv: "A Voice",
  posterPicture: { tag: image },
});

const trip = {
  id: "trip03",
  number: 3,
  unitId: null,
  unit: "Double Face",
  unitRecord: null,
  album: "TRIP vol. 3",
  released: "2023-09-20",
  cast: [40, 73],
  castMembers: [
    traveller(40, "mikejima_madara", "Madara Mikejima"),
    traveller(73, "oukawa_kohaku", "Kohaku Oukawa"),
  ],
  title: "Twinlight Harbour",
  lead: "Two lighthouses, one channel.",
  text: "One is white.\n\nThe other is not.",
  stops: [
    { name: "Customs Shed", note: "Nothing to declare." },
    { name: "The Channel", note: "Keep between the lights." },
    { name: "Last Mole", note: "All change." },
  ],
  alt: "A harbour at night",
  posterPicture: { imageData: image },
  panoramaPicture: { imageData: image },
};

const data = {
  trip,
  trips: {
    nodes: [
      departure(2, "Ra*bits", "Clover Valley"),
      { ...departure(3, "", "Twinlight Harbour"), unit: "Double Face", unitRecord: null },
      departure(4, "fine", "Nimbus Court"),
    ],
  },
  previous: neighbour(2, "rabits"),
  next: neighbour(4, "fine"),
  site: { facts: { gathered: "2026-11-20", about: "Facts are facts." } },
} as unknown as Queries.TripTemplateQuery;

const section = (name: string) => within(screen.getByRole("region", { name }));

describe("a trip's page", () => {
  it("is called after the destination and shows the landscape and the poster", () => {
    render(<TripPage data={data} />);
    expect(screen.getByRole("heading", { level: 1, name: "Twinlight Harbour" })).toBeVisible();
    expect(screen.getByRole("img", { name: "A harbour at night" })).toBeVisible();
    const poster = "Travel poster: TRIP vol. 3, Double Face";
    expect(screen.getByRole("img", { name: poster })).toBeVisible();
  });

  it("has the facts of the album on its ticket, and no link to a unit without a page", () => {
    render(<TripPage data={data} />);
    const dates = screen.getAllByText("20 September 2023");
    expect(dates[0]).toHaveAttribute("datetime", "2023-09-20");
    expect(screen.getByText("TRIP vol. 3")).toBeVisible();
    expect(screen.getByText("2 travellers")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Double Face" })).toBeNull();
  });

  it("leads to the unit where it has a page", () => {
    const ofFine = { ...trip, unitId: "fine", unit: null, unitRecord: { name: "fine" } };
    render(<TripPage data={{ ...data, trip: ofFine } as unknown as typeof data} />);
    const link = screen.getByRole("link", { name: "fine" });
    expect(link).toHaveAttribute("href", "/explore/units/fine");
  });

  it("calls at the three stations in order", () => {
    render(<TripPage data={data} />);
    const names = section("Calling at").getAllByRole("heading", { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Customs Shed",
      "The Channel",
      "Last Mole",
    ]);
  });

  it("hangs up a label for each traveller that leads to the profile", () => {
    render(<TripPage data={data} />);
    const links = section("Whose luggage is this?").getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/explore/units/characters/mikejima_madara",
      "/explore/units/characters/oukawa_kohaku",
    ]);
  });

  it("lists all trips on the departures board and marks the one that is read", () => {
    render(<TripPage data={data} />);
    const board = within(screen.getByRole("navigation", { name: "Departures" }));
    const rows = board.getAllByRole("link");
    expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/trip02", "/trip03", "/trip04"]);
    expect(rows.filter((row) => row.getAttribute("aria-current") === "page")).toEqual([rows[1]]);
  });

  it("goes on to the trips before and after, in their colours", () => {
    render(<TripPage data={data} />);
    const pager = within(screen.getByRole("navigation", { name: "Other trips" }));
    expect(pager.getByRole("link", { name: /02 rabits/ })).toHaveAttribute("data-unit", "rabits");
    expect(pager.getByRole("link", { name: /04 fine/ })).toHaveAttribute("href", "/trip04");
  });

  it("says that the destination is imagined", () => {
    render(<TripPage data={data} />);
    expect(screen.getByText(/destination is Encore/)).toBeInTheDocument();
  });

  it("is not found where there is no such trip", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<TripPage data={{ ...data, trip: null }} />)).toThrow(/could not be found/);
  });
});
