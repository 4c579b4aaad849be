import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "../../stores/root-store";
import { StoreProvider } from "../../stores/store-context";
import { catalogue } from "./explorer.fixtures";
import { UnitExplorer } from "./unit-explorer";

const explorer = (store = createRootStore()) => (
  <StoreProvider store={store}>
    <UnitExplorer catalogue={catalogue} />
  </StoreProvider>
);

/** Opens the explorer at an address, with what the browser has stored. */
async function open(search = "", stored: object = {}) {
  window.history.replaceState(null, "", `/explore/units${search}`);
  localStorage.setItem("favorites", JSON.stringify({ version: 1, ...stored }));
  const store = createRootStore();
  render(explorer(store));
  await waitFor(() => expect(store.persistence.ready).toBe(true));
  return store;
}

const unit = (name: string) => screen.getByRole("heading", { level: 2, name });
const character = () => document.querySelector("#panel-name")?.textContent;
/** The link that chooses; the sections below have links of the same names. */
const chooser = (id: string | number) => document.querySelector(`#choose-${id}`) as HTMLElement;
const choose = (id: string | number) => fireEvent.click(chooser(id));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
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

describe("the explorer", () => {
  it("is rendered by the server: the default unit, its leader, links to all pages", () => {
    const html = renderToString(explorer());
    expect(html).toContain("Angels on schedule, miracles on request");
    expect(html).toMatch(/id="panel-name"[^>]*>Eichi Tenshouin</);
    expect(html).toContain('href="/explore/units/characters/hibiki_wataru"');
    expect(html).toContain('href="/explore/units/trickstar"');
    for (const { id } of catalogue.offices) expect(html).toContain(` id="${id}"`);
  });

  it("chooses an office, a unit and a member, and says so in the address", async () => {
    await open();
    choose("rl");
    expect(unit("UNDEAD")).toBeVisible();
    expect(character()).toBe("Rei Sakuma");
    expect(chooser("rl")).toHaveAttribute("aria-current", "true");
    choose("rabits");
    expect(window.location.search).toBe("?unit=rabits");
    choose(2);
    expect(character()).toBe("Hajime Shino");
    expect(window.location.search).toBe("?unit=rabits&character=shino_hajime");
    expect(chooser(2)).toHaveAttribute("aria-current", "true");
  });

  it("leaves a click with a modifier key to the browser", async () => {
    await open();
    expect(fireEvent.click(chooser("trickstar"), { ctrlKey: true })).toBe(true);
    expect(unit("fine")).toBeVisible();
    expect(fireEvent.click(chooser("trickstar"))).toBe(false);
    expect(unit("Trickstar")).toBeVisible();
  });

  it("goes back to the choice before, also to one that came without an address", async () => {
    await open("", { units: { productionId: "nd", unitsId: "knights", charId: 20 } });
    await waitFor(() => expect(character()).toBe("Arashi Narukami"));
    choose("switch");
    act(() => window.history.back());
    await waitFor(() => expect(character()).toBe("Arashi Narukami"));
    expect(unit("Knights")).toBeVisible();
  });

  it("shows what the address says rather than what was stored", async () => {
    await open("?unit=undead&character=ogami_koga", { units: { unitsId: "mam", charId: 40 } });
    expect(unit("UNDEAD")).toBeVisible();
    expect(character()).toBe("Koga Ogami");
  });

  it.each([
    "?unit=nobody",
    "?unit=",
    "?unit=%E0%A4%A",
    "?unit=../privacy",
    "?unit=fine&unit=undead",
    "?character=29",
    "?unit=fine&character=ogami_koga",
  ])("shows the not-found page for %s", async (search) => {
    await open(search);
    expect(screen.getByText("This page could not be found")).toBeVisible();
    expect(character()).toBeUndefined();
  });

  it("lights up everybody of a club that is pressed, for one second", async () => {
    await open("?unit=fine&character=hibiki_wataru");
    jest.useFakeTimers();
    fireEvent.click(button("Dramatica Theater Company"));
    const lit = () => [...document.querySelectorAll("[data-lit]")].map(({ id }) => id);
    expect(lit()).toContain("choose-fine");
    expect(lit()).toContain("choose-trickstar");
    expect(lit()).toContain("choose-cp");
    expect(lit()).not.toContain("choose-alkaloid");
    expect(chooser(27).closest("li")).toHaveAttribute("data-lit");
    expect(chooser(22).closest("li")).not.toHaveAttribute("data-lit");
    expect(statuses().join()).toMatch(/Dramatica Theater Company: .*Hokuto Hidaka/);
    act(() => jest.advanceTimersByTime(1000));
    expect(lit()).toEqual([]);
    jest.useRealTimers();
  });
});

describe("favourites", () => {
  it("are only added by the heart", async () => {
    const { units } = await open("?unit=undead");
    fireEvent.click(button("Add to favourites"));
    fireEvent.click(button("One of your favourites"));
    expect(units.favorites).toEqual([29]);
    expect(statuses()).toContain("Rei Sakuma is now a favourite. You have 1 in all.");
  });

  it("are taken out in their own view, and only after a Yes", async () => {
    const { units } = await open("?favorites", { units: { favorites: [29, 35] } });
    const takeOut = button("Take out Rei Sakuma");
    takeOut.focus();
    fireEvent.click(takeOut);
    expect(button("No")).toHaveFocus();
    fireEvent.click(button("No"));
    expect(units.favorites).toEqual([29, 35]);
    expect(takeOut).toHaveFocus();
    fireEvent.click(takeOut);
    fireEvent.click(button("Yes"));
    expect(units.favorites).toEqual([35]);
    expect(statuses()).toContain("Rei Sakuma is no longer a favourite.");
    expect(unit("Favourites")).toHaveFocus();
    expect(character()).toBe("Shu Itsuki");
  });

  it("begin with an invitation, and lead back to the unit", async () => {
    await open();
    choose("favorites");
    expect(window.location.search).toBe("?favorites");
    expect(character()).toBeUndefined();
    fireEvent.click(button("Go and look around"));
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
    load(JSON.stringify({ version: 1, units: { favorites: [29, 35], isFavoritesActive: true } }));
    await waitFor(() => expect(units.favorites).toEqual([29, 35]));
    await waitFor(() => expect(statuses()).toContain("2 favourites added from mine.json."));
  });
});

describe("auto-switch", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = () => act(() => jest.advanceTimersByTime(4000));

  /** Opens the explorer and turns auto-switch on. */
  async function start(search: string) {
    jest.useRealTimers();
    const { method } = await open(search);
    jest.useFakeTimers();
    const auto = button("Auto-switch");
    fireEvent.pointerDown(auto);
    act(() => auto.focus());
    fireEvent.click(auto);
    return { method, auto, steps: window.history.length };
  }

  it("shows one member after the other and adds no step to the history", async () => {
    const { auto, steps } = await start("?unit=fine&character=fushimi_yuzuru");
    expect(auto).toHaveAttribute("aria-pressed", "true");
    wait();
    expect(unit("Trickstar")).toBeVisible();
    expect(window.location.search).toBe("?unit=trickstar&character=hidaka_hokuto");
    wait();
    expect(character()).toBe("Subaru Akehoshi");
    expect(window.history.length).toBe(steps);
    fireEvent.click(auto);
    wait();
    expect(character()).toBe("Subaru Akehoshi");
  });

  it.each([
    ["a focus", () => act(() => chooser("trickstar").focus())],
    ["a touch", () => fireEvent.pointerDown(chooser("fine"))],
  ])("stops on %s in the explorer", async (_, interfere) => {
    const { method, auto } = await start("?unit=fine");
    interfere();
    expect(method.autoSwitch).toBe(false);
    expect(auto).toHaveAttribute("aria-pressed", "false");
    wait();
    expect(character()).toBe("Eichi Tenshouin");
  });

  it("goes on after a reload", async () => {
    jest.useRealTimers();
    const { method } = await open("?unit=fine", { method: { autoSwitch: true } });
    expect(method.autoSwitch).toBe(true);
    expect(button("Auto-switch")).toHaveAttribute("aria-pressed", "true");
  });
});
