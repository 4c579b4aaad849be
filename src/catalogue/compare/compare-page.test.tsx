import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { comparePage } from "./compare.fixtures";
import { ComparePage } from "./compare-page";

const store = createRootStore({ storage: null });

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
});

function open(search = "") {
  window.history.replaceState(null, "", `/explore/compare${search}`);
  render(
    <StoreProvider store={store}>
      <ComparePage data={comparePage} />
    </StoreProvider>,
  );
}

const address = () => window.location.search;
const columns = () =>
  within(screen.getByRole("table"))
    .getAllByRole("columnheader")
    .slice(1)
    .map((one) => within(one).getByRole("link").textContent);
const chart = () => screen.getByRole("img").getAttribute("aria-label");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (typed: string, name: string) => {
  fireEvent.input(screen.getByRole("combobox"), { target: { value: typed } });
  fireEvent.click(screen.getByRole("option", { name: new RegExp(name) }));
};
const write = (label: RegExp, value: string, button: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  press(button);
};

it("begins with the tallest and the smallest", () => {
  open();
  expect(chart()).toBe("Heights: Kuro Kiryu, 181 cm, Tori Himemiya, 154 cm.");
});

it("shows the idols in the address: their heights, facts, differences and common ground", () => {
  open("?a=isara_mao&b=akehoshi_subaru");
  expect(columns()).toEqual(["Mao Isara", "Subaru Akehoshi"]);
  expect(chart()).toBe("Heights: Mao Isara, 171 cm, Subaru Akehoshi, 172 cm.");
  expect(screen.getByText("Subaru is 1 cm taller than Mao.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Hive City" })).toHaveAttribute("href", "/trip01");
  expect(screen.getByRole("row", { name: /^Blood type the same/ })).toBeInTheDocument();
});

it("offers only unselected idols, announces an added one, and removes it again", () => {
  open("?a=isara_mao&b=akehoshi_subaru");
  choose("tori", "Tori Himemiya");
  expect(screen.getByText("Tori Himemiya was added.")).toBeInTheDocument();
  fireEvent.input(screen.getByRole("combobox"), { target: { value: "isara" } });
  expect(screen.queryByRole("option", { name: /Mao Isara/ })).toBeNull();
  press("Remove Mao Isara");
  expect(address()).toBe("?a=akehoshi_subaru&b=himemiya_tori");
  expect(screen.getByRole("heading", { name: "Fact by fact" })).toHaveFocus();
});

it("adds and removes in the list by height, eight at most", () => {
  open("?a=isara_mao");
  const toggle = (name: string) =>
    fireEvent.click(
      within(screen.getByRole("region", { name: "Everybody by height" })).getByRole("button", {
        name,
      }),
    );
  for (const { name } of comparePage.characters.nodes.slice(1)) toggle(name);
  expect(columns()).toHaveLength(8);
  expect(screen.getByText(/^Eight at most/)).toBeInTheDocument();
  choose("jon", "JON");
  expect(screen.getAllByText(/^Eight at most/)).toHaveLength(2);
  expect(columns()).toHaveLength(8);
  toggle("Mao Isara");
  expect(columns()).toHaveLength(7);
});

it("adds the visitor at a height that people have, and shows an earlier year", () => {
  open("?a=isara_mao&b=akehoshi_subaru");
  write(/your height/i, "12", "Add me");
  expect(screen.getByText("From 100 to 230 cm, please.")).toBeInTheDocument();
  write(/your height/i, "165", "Add me");
  expect(address()).toBe("?a=isara_mao&b=akehoshi_subaru&you=165");
  expect(chart()).toMatch(/You, 165 cm\.$/);
  fireEvent.click(screen.getByRole("link", { name: "Year 1" }));
  expect(address()).toBe("?a=isara_mao&b=akehoshi_subaru&you=165&year=1");
  expect(screen.getByText("Subaru is 2 cm taller than Mao.")).toBeInTheDocument();
  press("Remove me");
  expect(chart()).toBe("Heights: Mao Isara, 169 cm, Subaru Akehoshi, 171 cm.");
});

it("shows an idol beside the whole unit", () => {
  open("?a=akehoshi_subaru");
  press("With all of Trickstar");
  expect(columns()).toHaveLength(8);
  expect(columns()).toContain("Subaru Akehoshi");
});

it("lines up the visitor’s favourites, and everybody by height", () => {
  open();
  act(() => {
    for (const id of [1, 5, 4]) store.units.addFavorite(id);
  });
  press("My favourites");
  press("Line up by height");
  expect(columns()).toEqual(["Kuro Kiryu", "Mao Isara", "Tori Himemiya"]);
  press("Start over");
  expect(address()).toBe("");
});
