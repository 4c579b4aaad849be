import { render, screen, within } from "@testing-library/react";
import { ExhibitionFilters } from "./exhibition-filters";

const UNITS = [{ id: "undead", name: "UNDEAD" }] as const;

it("names the orders in words, marks the current one, and keeps the unit", () => {
  render(<ExhibitionFilters view={{ sort: "newest", unit: "undead" }} units={UNITS} />);
  const orders = within(screen.getByRole("navigation", { name: "Order" })).getAllByRole("link");
  expect(
    orders.map((link) => [link.textContent, link.getAttribute("href"), link.ariaCurrent]),
  ).toEqual([
    ["Newest", "/flowerstand/share?unit=undead", "true"],
    ["Most cheered", "/flowerstand/share?sort=cheered&unit=undead", null],
  ]);
});
