import { fireEvent, render, screen, within } from "@testing-library/react";
import { createApi } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Information } from "./information";
import { information } from "./information.fixtures";

function open(address = "") {
  window.history.replaceState(null, "", `/information${address}`);
  render(
    <StoreProvider store={createRootStore({ storage: null, api: createApi().api })}>
      <Information {...information} />
    </StoreProvider>,
  );
}

describe("the information page", () => {
  it("offers no older notices on the last page", () => {
    open("?page=3");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    expect(screen.queryByRole("link", { name: "Older notices" })).not.toBeInTheDocument();
  });

  it("offers only kinds and units that notices are of, and to take each choice back", () => {
    open("?kind=tour&unit=trickstar");
    const kinds = within(screen.getByRole("navigation", { name: "Filter by kind" }));
    const units = within(screen.getByRole("navigation", { name: "Filter by unit" }));
    expect(kinds.queryByRole("link", { name: /Albums/ })).not.toBeInTheDocument();
    expect(units.queryByRole("link", { name: "Special for Princess!" })).not.toBeInTheDocument();
    const hrefOf = (link: HTMLElement) => link.getAttribute("href");
    expect(hrefOf(kinds.getByRole("link", { name: "Everything 6" }))).toBe(
      "/information?unit=trickstar",
    );
    expect(hrefOf(units.getByRole("link", { name: "All units" }))).toBe("/information?kind=tour");
  });

  it("loads the faces when the bill is opened", () => {
    open();
    const entry = screen.getByRole("article", { name: "Number 0" });
    expect(entry.querySelector("img")).toBeNull();
    const bill = within(entry).getByRole("group") as HTMLDetailsElement;
    bill.open = true;
    fireEvent(bill, new Event("toggle"));
    expect(entry.querySelectorAll("img")).toHaveLength(2);
  });
});
