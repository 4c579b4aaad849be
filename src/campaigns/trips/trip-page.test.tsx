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
  albumId: null,
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
  tracks: { nodes: [] },
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

describe("a trip's page", () => {
  it("has the facts of the album on its ticket, and a link to the unit only if that has a page", () => {
    const { unmount } = render(<TripPage data={data} />);
    for (const fact of ["TRIP vol. 3", "2 travellers"])
      expect(screen.getByText(fact)).toBeVisible();
    const [ticket] = screen.getAllByText("20 September 2023");
    expect(ticket).toHaveAttribute("datetime", "2023-09-20");
    expect(screen.queryByRole("link", { name: "Double Face" })).toBeNull();
    unmount();
    const ofFine = { ...trip, unitId: "fine", unit: null, unitRecord: { name: "fine" } };
    render(<TripPage data={{ ...data, trip: ofFine } as unknown as typeof data} />);
    const link = screen.getByRole("link", { name: "fine" });
    expect(link).toHaveAttribute("href", "/explore/units/fine");
  });

  it("calls at the stations in order", () => {
    render(<TripPage data={data} />);
    const names = within(screen.getByRole("region", { name: "Calling at" }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Customs Shed", "The Channel", "Last Mole"]);
  });

  it("marks itself on the departures board", () => {
    render(<TripPage data={data} />);
    const board = within(screen.getByRole("navigation", { name: "Departures" }));
    expect(board.getByRole("link", { current: "page" })).toHaveAttribute("href", "/trip03");
  });

  it("links the previous and next trip, in their colours", () => {
    render(<TripPage data={data} />);
    const pager = within(screen.getByRole("navigation", { name: "Other trips" }));
    expect(pager.getByRole("link", { name: /02 rabits/ })).toHaveAttribute("data-unit", "rabits");
    expect(pager.getByRole("link", { name: /04 fine/ })).toHaveAttribute("href", "/trip04");
  });

  it("states that the destination is imagined", () => {
    render(<TripPage data={data} />);
    expect(screen.getByText(/destination is Encore/)).toBeInTheDocument();
  });

  it("is not found for an unknown trip", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<TripPage data={{ ...data, trip: null }} />)).toThrow(/could not be found/);
  });
});
