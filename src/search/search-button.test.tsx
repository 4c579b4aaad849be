import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import { pack } from "#lib/search/pack";
import { indexOf } from "#lib/search/testing/index-of";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { SearchButton } from "./search-button";

const file = pack(indexOf("test/content"));
let fetched: string[];
beforeEach(() => {
  fetched = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.fetch = (async (address: string) => {
    fetched.push(address);
    return { ok: true, json: async () => file };
  }) as unknown as typeof fetch;
  show();
});

function show() {
  render(
    <StoreProvider store={createRootStore({ storage: null })}>
      <SearchButton />
    </StoreProvider>,
  );
}

const open = async () => {
  fireEvent.click(screen.getByRole("link", { name: "Search" }));
  return await screen.findByRole("combobox");
};
const type = async (text: string) => {
  await act(async () => undefined);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
};
const options = () => screen.getAllByRole("option");
const active = () => options().find((one) => one.getAttribute("aria-selected") === "true");

it("is a link to the wall that opens the dialog, which then fetches the index once", async () => {
  expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute(
    "href",
    "/explore/everybody",
  );
  expect(fetched).toEqual([]);
  await open();
  expect(fetched).toEqual(["/search.json"]);
});

it("opens with what the address searches for, and stays closed once it is closed", async () => {
  cleanup();
  window.history.replaceState(null, "", "/explore?search=hokke");
  show();
  expect(await screen.findByRole("combobox")).toHaveValue("hokke");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("combobox")).toBeNull();
  window.history.replaceState(null, "", "/");
});

it("takes over what was typed before it was there", async () => {
  const early = document.body.appendChild(document.createElement("input"));
  early.setAttribute("popover", "auto");
  early.hidePopover = () => undefined;
  early.value = "hokke";
  expect(await open()).toHaveValue("hokke");
  expect(early).not.toBeInTheDocument();
});

it("shows what is found, in the script that was typed, and why", async () => {
  await open();
  await type("天祥院");
  expect(screen.getByRole("status")).toHaveTextContent("1 found");
  expect(within(options()[0] as HTMLElement).getByText("天祥院 英智")).toHaveAttribute(
    "lang",
    "ja",
  );
  await type("pink hair");
  expect(options()[0]).toHaveTextContent("Tori Himemiya");
  expect(options()[0]).toHaveTextContent("hair: pink");
  expect(options()[0]).toHaveAttribute("href", "/explore/units/characters/himemiya_tori");
});

it("says that nothing is found, and names what is near", async () => {
  await open();
  await type("eihci");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing found. Did you mean:");
  expect(options()).toHaveLength(1);
  await type("asdf");
  expect(screen.getByRole("status")).toHaveTextContent(/^Nothing found\.$/);
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("link", { name: "All characters" })).toBeVisible();
});

it("moves by arrows, round the ends, and follows on Enter", async () => {
  const field = await open();
  await type("fine");
  const followed = jest.fn((event: Event) => event.preventDefault());
  for (const option of options()) option.addEventListener("click", followed);
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(active()).toHaveTextContent("Eichi");
  expect(field).toHaveAttribute("aria-activedescendant", active()?.id);
  fireEvent.keyDown(field, { key: "ArrowUp" });
  fireEvent.keyDown(field, { key: "ArrowUp" });
  expect(active()).toBe(options().at(-1));
  fireEvent.keyDown(field, { key: "Enter" });
  expect(followed).toHaveBeenCalledTimes(1);
});

it("leaves Enter to a composition, and the one that ends it in Safari", async () => {
  const field = await open();
  await type("fine");
  const followed = jest.fn((event: Event) => event.preventDefault());
  for (const option of options()) option.addEventListener("click", followed);
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  fireEvent.compositionEnd(field);
  fireEvent(field, createEvent.keyDown(field, { key: "Enter" }));
  expect(followed).not.toHaveBeenCalled();
});
