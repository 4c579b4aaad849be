import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createApi } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Information } from "./information";
import { information } from "./information.fixtures";

function page() {
  return (
    <StoreProvider store={createRootStore({ storage: null, api: createApi().api })}>
      <Information {...information} />
    </StoreProvider>
  );
}

function open(address = "") {
  window.history.replaceState(null, "", `/information${address}`);
  render(page());
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const titles = () => screen.getAllByRole("article").map((one) => one.getAttribute("id"));
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("link", { name }));
const count = () => screen.getByText(/^\d+ notices/, { selector: "output" }).textContent;

describe("the information page", () => {
  it("is built with the first page of the list, each notice with its days and both titles", () => {
    const built = document.createElement("div");
    built.innerHTML = renderToString(page());
    expect(built.querySelectorAll("article")).toHaveLength(12);
    const first = built.querySelector("article");
    expect(first).toHaveTextContent("Number 0");
    expect(first?.querySelector("[lang=ja]")).toHaveTextContent("0番");
    expect(first).toHaveTextContent("Japan30 June 2026");
    expect(first).toHaveTextContent("Taiwan31 December 2026 – 8 January 2027");
    const periods = built.querySelectorAll("nav a[href^='/information/']");
    expect([...periods].map(({ textContent }) => textContent)).toEqual([
      "January to June 2026",
      "July to December 2025",
      "January to June 2025",
      "July to December 2024",
      "January to June 2024",
    ]);
  });

  it("shows twelve notices, and turns the page as a step that the heading tells of", () => {
    open();
    expect(titles()).toHaveLength(12);
    expect(count()).toBe("26 notices");
    click("Page 2");
    expect(address()).toBe("/information?page=2");
    expect(titles()[0]).toBe(information.notices[12]?.id);
    expect(count()).toBe("26 notices, page 2 of 3");
    expect(heading("All notices")).toHaveFocus();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    click("Older notices");
    expect(titles()).toHaveLength(2);
    expect(screen.queryByRole("link", { name: "Older notices" })).not.toBeInTheDocument();
    click("Page 1");
    expect(address()).toBe("/information");
  });

  it("filters by kind and unit, and says how many are left", () => {
    open("?page=2");
    click(/^Tour events/);
    expect(address()).toBe("/information?kind=tour");
    expect(count()).toBe("6 notices");
    click("Trickstar");
    expect(address()).toBe("/information?kind=tour&unit=trickstar");
    expect(heading("Tour events with Trickstar")).toBeInTheDocument();
    click(/^Song events/);
    expect(count()).toBe("0 notices");
    expect(screen.getByText(/No notices match/)).toBeInTheDocument();
    click("All units");
    click(/^Everything/);
    expect(address()).toBe("/information");
  });

  it("offers only kinds and units that notices are of", () => {
    open();
    const kinds = within(screen.getByRole("navigation", { name: "Filter by kind" }));
    const units = within(screen.getByRole("navigation", { name: "Filter by unit" }));
    expect(kinds.queryByRole("link", { name: /Albums/ })).not.toBeInTheDocument();
    expect(units.queryByRole("link", { name: "Special for Princess!" })).not.toBeInTheDocument();
    expect(kinds.getByRole("link", { name: "Everything 26" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  it("goes with the browser’s steps", () => {
    open();
    window.history.replaceState(null, "", "/information?kind=tour");
    fireEvent.popState(window);
    expect(titles()).toHaveLength(6);
  });

  it("opens the page that holds the notice in the address, and marks it", () => {
    const marked = information.notices[20];
    open(`#${marked?.id}`);
    expect(count()).toBe("26 notices, page 2 of 3");
    const entry = screen.getByRole("article", { name: "Number 20" });
    expect(entry).toHaveAttribute("data-marked", "true");
    const bill = within(entry).getByRole("group");
    expect(within(bill).getByText("Subaru Akehoshi")).toHaveAttribute(
      "href",
      "/explore/units/characters/akehoshi_subaru",
    );
  });

  it("brings the faces when somebody looks at the bill", () => {
    open();
    const entry = screen.getByRole("article", { name: "Number 0" });
    expect(entry.querySelector("img")).toBeNull();
    const bill = within(entry).getByRole("group") as HTMLDetailsElement;
    bill.open = true;
    fireEvent(bill, new Event("toggle"));
    expect(entry.querySelectorAll("img")).toHaveLength(2);
  });

  it.each(["?kind=opera", "?unit=nobody", "?page=9"])("does not know %s", (search) => {
    open(search);
    expect(
      screen.getByRole("heading", { name: "This page could not be found" }),
    ).toBeInTheDocument();
  });
});
