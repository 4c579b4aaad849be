import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { completeBrowser } from "#test/browser";
import { PenlightPage } from "./penlight-page";

const idol = (id: number, name: string, color: string) => ({
  id,
  cname: name.toLowerCase(),
  name,
  color,
  sourceCounts: { color: id },
  unitRecord: { name: "fine" },
  facePicture: { small: { layout: "constrained", width: 1, height: 1, images: { sources: [] } } },
});

const DATA = {
  people: { nodes: [idol(1, "Ann", "#e60033"), idol(2, "Ben", "#00a1e9")] },
  units: {
    nodes: [{ id: "fine", name: "fine", imageColor: "#ffd7a0", sourceCount: 3, list: [2, 1, 99] }],
  },
} as unknown as Queries.PenlightRouteQuery;

beforeEach(completeBrowser);

function open(address = "") {
  window.history.replaceState(null, "", `/play/penlight${address}`);
  render(<PenlightPage data={DATA} />);
}

it("is built with every colour by hue, and how many sources give it", () => {
  const html = renderToString(<PenlightPage data={DATA} />);
  expect(html.match(/<h2[^>]*>(Red|Blue)</g)).toHaveLength(2);
  expect(html).toContain("1 source<");
  expect(html).toContain("2 sources<");
});

it("begins with the first of a unit, and is put out again", () => {
  open();
  fireEvent.click(screen.getByRole("link", { name: "fine" }));
  expect(window.location.search).toBe("?unit=fine");
  expect(screen.getByText("1 of 3")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /Next/ }));
  expect(window.location.search).toBe("?idol=ben");
  fireEvent.click(screen.getByRole("button", { name: "Put it out" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.location.search).toBe("");
});

it.each(["?idol=nobody", "?unit=eden"])("does not know %s", (address) => {
  open(address);
  expect(screen.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});
