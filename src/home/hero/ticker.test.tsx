import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Ticker } from "./ticker";

const idol = (jsonId: number, name: string, birthday: string) => ({
  jsonId,
  cname: name.toLowerCase(),
  name,
  unit: "2wink",
  profile: { birthday },
});
const TWINS = [idol(1, "Hinata", "11-18"), idol(2, "Yuta", "11-18"), idol(3, "Eichi", "01-10")];
const NOTICE = { jsonId: "2026-tour", title: "A tour" };
const UNIT = { jsonId: "spri", name: "Special for Princess!" };
const ticker = <Ticker idols={TWINS} notice={NOTICE} newest={UNIT} />;

afterEach(() => jest.useRealTimers());

it.each([
  ["2026-11-18T12:00", "Today: Hinata and Yuta"],
  ["2026-11-17T12:00", "Tomorrow: Hinata and Yuta"],
  ["2026-11-19T12:00", "10 January: Eichi"],
])("on %s it says %s", (now, words) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(ticker);
  expect(container).toHaveTextContent(words);
});

it("names no day in the built page", () => {
  const html = renderToString(ticker);
  expect(html).toContain("Who is next?");
  expect(html).not.toContain("Hinata");
});

it("leads to the notice, the unit and the profiles", () => {
  render(ticker);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/information#2026-tour");
  expect(hrefs).toContain("/explore/units/spri");
});
