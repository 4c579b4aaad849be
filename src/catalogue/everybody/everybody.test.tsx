import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Everybody } from "./everybody";

const imageData = {
  layout: "constrained" as const,
  width: 3,
  height: 4,
  images: { sources: [] },
};
const member = (id: number, cname: string, name: string, own: object = {}) => ({
  id,
  cname,
  name,
  names: { ja: null, kana: null, zhHant: null },
  posterPicture: { card: imageData },
  circle: [],
  hairColors: ["grey"],
  eyeColors: [],
  profile: { birthday: "-", height: "-", blood: "-", hand: null, class: null, school: null },
  ...own,
});
const office = (id: string, unit: string, members: ReturnType<typeof member>[]) => ({
  id,
  name: `Agency ${id}`,
  units: [{ id: unit, name: unit, members, display: { markPicture: null } }],
});
const offices = [
  office("rl", "undead", [
    member(29, "sakuma_rei", "Rei Sakuma", { hairColors: ["black"], circle: ["BandBB"] }),
    member(16, "oogami_koga", "Koga Ogami", { circle: ["BandBB"] }),
  ]),
  office("nd", "spri", [member(10081, "esu", "Esu")]),
  office("other", "4piece", [member(81, "esu", "Esu")]),
];
const clubs = [{ key: "BandBB", title: "Band BB" }];

const open = (search = "") => {
  window.history.replaceState(null, "", `/explore/everybody${search}`);
  const store = createRootStore({ storage: null });
  render(
    <StoreProvider store={store}>
      <Everybody data={{ allOffice: { nodes: offices }, allClub: { nodes: clubs } }} />
    </StoreProvider>,
  );
  return store;
};
const shown = () =>
  screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
const count = () => screen.getByRole("status").textContent;
const box = (name: string | RegExp) => screen.getByRole("checkbox", { name, hidden: true });

it("replaces “only” of a value by “not”, and the reverse", () => {
  open("?club=BandBB&hair=-black");
  expect(shown()).toEqual(["Koga Ogami"]);
  fireEvent.click(box(/^Black/));
  expect(box("not Black")).not.toBeChecked();
  expect(shown()).toEqual(["Rei Sakuma"]);
  fireEvent.click(box(/^Black/));
  expect(window.location.search).toBe("?club=BandBB");
});

it("shows beside each value the number of idols that would remain", () => {
  open("?club=BandBB");
  expect(box("Grey 1")).not.toBeChecked();
  expect(box("No club 1")).not.toBeChecked();
});

it("restores filters and order from the address", () => {
  open("?hair=grey&sort=name");
  expect(shown()).toEqual(["Esu", "Koga Ogami"]);
  fireEvent.click(screen.getByRole("button", { name: "Grey" }));
  expect(count()).toBe("All 3");
  expect(window.location.search).toBe("?sort=name");
  fireEvent.click(screen.getByRole("radio", { name: "Unit" }));
  expect(window.location.search).toBe("");
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["undead 2", "spri 1"]);
});

it("finds by name, with a message when no idol is left", () => {
  open("?hair=grey");
  const name = screen.getByRole("searchbox", { name: "Name" });
  fireEvent.input(name, { target: { value: "oga" } });
  expect(shown()).toEqual(["Koga Ogami"]);
  fireEvent.input(name, { target: { value: "rei" } });
  expect(screen.getByText(/^No character has that name/)).toBeVisible();
  expect(count()).toBe("0 of 3");
});

it("marks favourites", () => {
  const { units } = open();
  for (const mark of screen.getAllByText("One of your favourites")) expect(mark).not.toBeVisible();
  act(() => units.addFavorite(29));
  const card = screen.getByRole("heading", { name: "Rei Sakuma" }).closest("article");
  expect(within(card as HTMLElement).getByText("One of your favourites")).toBeVisible();
});
