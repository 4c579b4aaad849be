import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { UnitsStore } from "#src/data/stores/units-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { largerCatalogue as catalogue } from "./larger-catalogue.fixtures";
import { button, character, choose, chooser, explorer, open, unit } from "./open-explorer.fixtures";
import { UnitExplorer } from "./unit-explorer";

const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it("finds the colours of a unit by its id, and of unit other by those of its figures", () => {
  const units = new UnitsStore();
  units.open(catalogue);
  const { unitColors } = units.lookUps;
  expect(unitColors("fine")).toMatchObject({ color1: expect.stringMatching(/^#/) });
  expect(Object.keys(unitColors("other"))).toEqual(catalogue.otherCharacters.map(({ id }) => id));
  expect(unitColors("none")).toEqual({});
});

describe("the explorer", () => {
  it("is rendered by the server: the default unit, its leader, links to all pages", () => {
    const html = renderToString(explorer());
    expect(html).toContain("Angels on schedule, miracles on request");
    expect(html).toMatch(/id="panel-name"[^>]*>Eichi Tenshouin</);
    expect(html).toContain('href="/explore/units/characters/hibiki_wataru"');
    expect(html).toContain('href="/explore/units/2wink"');
    for (const { id } of catalogue.offices) expect(html).toContain(` id="${id}"`);
  });

  it("tells phones how wide its posters are: 58vw, as its styles say", () => {
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

  it("chooses an office, a unit and a member, and says so in the address", async () => {
    await open();
    choose("office-cp");
    expect(unit("2wink")).toBeVisible();
    expect(character()).toBe("Hinata Aoi");
    expect(chooser("office-cp")).toHaveAttribute("aria-current", "true");
    choose("kites");
    expect(window.location.search).toBe("?unit=kites");
    choose(64);
    expect(character()).toBe("Kai Gust");
    expect(window.location.search).toBe("?unit=kites&character=gust_kai");
    expect(chooser(64)).toHaveAttribute("aria-current", "true");
  });

  it("names each element once, also where an office and a unit of it have one name", async () => {
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

  it("goes back to the choice before, also to one that came without an address", async () => {
    await open("", { units: { productionId: "cp", unitsId: "2wink", charId: 8 } });
    await waitFor(() => expect(character()).toBe("Yuta Aoi"));
    choose("kites");
    act(() => window.history.back());
    await waitFor(() => expect(character()).toBe("Yuta Aoi"));
    expect(unit("2wink")).toBeVisible();
  });

  it("shows what the address says rather than what was stored", async () => {
    await open("?unit=2wink&character=aoi_yuta", { units: { unitsId: "spri", charId: 10083 } });
    expect(unit("2wink")).toBeVisible();
    expect(character()).toBe("Yuta Aoi");
  });

  it.each(["?unit=nobody", "?unit=", "?unit=%E0%A4%A", "?unit=../privacy", "?character=8"])(
    "shows the not-found page for %s",
    async (search) => {
      await open(search);
      expect(screen.getByText("This page could not be found")).toBeVisible();
      expect(character()).toBeUndefined();
    },
  );

  it("lights up everybody of a club that is pressed, for one second", async () => {
    await open("?unit=fine&character=hibiki_wataru");
    jest.useFakeTimers();
    fireEvent.click(button("Dramatica Theater Company"));
    const lit = () => [...document.querySelectorAll("[data-lit]")].map(({ id }) => id);
    expect(lit()).toContain("choose-fine");
    expect(lit()).toContain("choose-lanterns");
    expect(lit()).toContain("choose-office-cp");
    expect(lit()).not.toContain("choose-pebbles");
    expect(chooser(27).closest("li")).toHaveAttribute("data-lit");
    expect(chooser(22).closest("li")).not.toHaveAttribute("data-lit");
    expect(statuses().join()).toMatch(/Dramatica Theater Company: .*Mio Wick/);
    act(() => jest.advanceTimersByTime(1000));
    expect(lit()).toEqual([]);
    jest.useRealTimers();
  });

  it("shows who is in a club, until it is pressed again", async () => {
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
  it("are only added by the heart", async () => {
    const { units } = await open("?unit=2wink");
    fireEvent.click(button("Add to favourites"));
    fireEvent.click(button("One of your favourites"));
    expect(units.favorites).toEqual([4]);
    expect(statuses()).toContain("Hinata Aoi is now a favourite. You have 1 in all.");
  });

  it("are taken out in their own view, and only after a Yes", async () => {
    const { units } = await open("?favorites", { units: { favorites: [4, 27] } });
    const takeOut = button("Remove Hinata Aoi");
    takeOut.focus();
    fireEvent.click(takeOut);
    expect(button("No")).toHaveFocus();
    fireEvent.click(button("No"));
    expect(units.favorites).toEqual([4, 27]);
    expect(takeOut).toHaveFocus();
    fireEvent.click(takeOut);
    fireEvent.click(button("Yes"));
    expect(units.favorites).toEqual([27]);
    expect(statuses()).toContain("Hinata Aoi is no longer a favourite.");
    expect(unit("Favourites")).toHaveFocus();
    expect(character()).toBe("Wataru Hibiki");
  });

  it("begin with an invitation, and lead back to the unit", async () => {
    await open();
    choose("favorites");
    expect(window.location.search).toBe("?favorites");
    expect(character()).toBeUndefined();
    fireEvent.click(button("Back to the units"));
    expect(unit("fine")).toBeVisible();
  });

  it("are added from a file, and a bad file says what is wrong", async () => {
    const { units } = await open("?favorites");
    const load = (text: string) =>
      fireEvent.change(screen.getByLabelText("File with favourites"), {
        target: { files: [{ name: "mine.json", size: text.length, text: async () => text }] },
      });
    load("no file of ours");
    await waitFor(() => expect(statuses().join()).toMatch(/mine.json could not be used/));
    load(JSON.stringify({ version: 1, units: { favorites: [4, 27], isFavoritesActive: true } }));
    await waitFor(() => expect(units.favorites).toEqual([4, 27]));
    await waitFor(() => expect(statuses()).toContain("2 favourites added from mine.json."));
  });
});
