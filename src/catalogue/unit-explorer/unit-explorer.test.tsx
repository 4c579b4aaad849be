import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { largerCatalogue as catalogue } from "./larger-catalogue.fixtures";
import { button, character, choose, chooser, open, unit } from "./open-explorer.fixtures";
import { UnitExplorer } from "./unit-explorer";

const statuses = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join();

describe("the explorer", () => {
  it("declares the width of posters on phones, 58vw, as in its styles", () => {
    const sources = [{ type: "image/avif" as const, srcSet: "/a.avif 320w, /b.avif 480w" }];
    const characters = catalogue.characters.map((one) => ({
      ...one,
      posterPicture: { imageData: { ...one.posterPicture.imageData, images: { sources } } },
    }));
    render(
      <StoreProvider store={createRootStore()}>
        <UnitExplorer catalogue={{ ...catalogue, characters }} />
      </StoreProvider>,
    );
    const posters = [...document.querySelectorAll("[data-item] picture source")];
    expect(posters).not.toHaveLength(0);
    for (const poster of posters) expect(poster.getAttribute("sizes")).toMatch(/, 58vw$/);
  });

  it("gives each element its own id, even if an agency and its unit share a name", async () => {
    await open();
    for (const { id } of catalogue.offices) {
      choose(`office-${id}`);
      const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it("leaves a click with a modifier key to the browser", async () => {
    await open();
    expect(fireEvent.click(chooser("lanterns"), { ctrlKey: true })).toBe(true);
    expect(unit("fine")).toBeVisible();
    expect(fireEvent.click(chooser("lanterns"))).toBe(false);
    expect(unit("Lanterns")).toBeVisible();
  });

  it.each([
    ["that the page was built with", {}, "Eichi Tenshouin"],
    ["that was stored", { productionId: "cp", unitsId: "2wink", charId: 8 }, "Yuta Aoi"],
  ])("restores the selection %s, which had no address", async (_, units, name) => {
    await open("", { units });
    await waitFor(() => expect(character()).toBe(name));
    choose("office-cp");
    choose("kites");
    act(() => window.history.go(-2));
    await waitFor(() => expect(character()).toBe(name));
  });

  it("prefers the selection in the address to the stored one", async () => {
    await open("?unit=2wink&character=aoi_yuta", { units: { unitsId: "spri", charId: 10083 } });
    expect(unit("2wink")).toBeVisible();
    expect(character()).toBe("Yuta Aoi");
  });

  it("highlights the members of a pressed club for one second", async () => {
    await open("?unit=fine&character=hibiki_wataru");
    jest.useFakeTimers();
    fireEvent.click(button("Dramatica Theater Company"));
    const highlighted = () =>
      [...document.querySelectorAll("[data-highlighted]")].map(({ id }) => id);
    expect(highlighted()).toContain("choose-fine");
    expect(highlighted()).toContain("choose-lanterns");
    expect(highlighted()).toContain("choose-office-cp");
    expect(highlighted()).not.toContain("choose-pebbles");
    expect(chooser(27).closest("li")).toHaveAttribute("data-highlighted");
    expect(chooser(22).closest("li")).not.toHaveAttribute("data-highlighted");
    expect(statuses()).toMatch(/Dramatica Theater Company: .*Mio Wick/);
    act(() => jest.advanceTimersByTime(1000));
    expect(highlighted()).toEqual([]);
    jest.useRealTimers();
  });

  it("shows the members of a club, until it is pressed again", async () => {
    await open("?unit=fine&character=hibiki_wataru");
    const list = () => screen.queryByRole("list", { name: "Members of Dramatica Theater Company" });
    const club = button("Dramatica Theater Company");
    expect(club).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(club);
    expect(club).toHaveAttribute("aria-expanded", "true");
    expect(list()).toHaveTextContent(/Mio Wick/);
    const opened = within(document.getElementById("club-members") as HTMLElement);
    expect(opened.getByRole("link", { name: "Dramatica Theater Company" })).toHaveAttribute(
      "href",
      "/explore/clubs/Theater",
    );
    fireEvent.click(club);
    expect(list()).toBeNull();
  });
});

describe("favourites", () => {
  it("begin with an invitation, and lead back to the unit", async () => {
    await open();
    choose("favorites");
    expect(window.location.search).toBe("?favorites");
    expect(character()).toBeUndefined();
    fireEvent.click(button("Back to the units"));
    expect(unit("fine")).toBeVisible();
  });

  it("explain why a file is invalid, and how many favourites a valid one added", async () => {
    await open("?favorites");
    const load = (text: string) =>
      fireEvent.change(screen.getByLabelText("File with favourites"), {
        target: { files: [{ name: "mine.json", size: text.length, text: async () => text }] },
      });
    load("no file of ours");
    await waitFor(() => expect(statuses()).toMatch(/mine.json could not be used/));
    load(JSON.stringify({ version: 1, units: { favorites: [4, 27] } }));
    await waitFor(() => expect(statuses()).toContain("2 favourites added from mine.json."));
  });
});
