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
import { searchIndexOf, WITHOUT_READINGS } from "#lib/search/testing/search-index-of";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { SearchButton } from "./search-button";

const file = pack(searchIndexOf("test/content", WITHOUT_READINGS));
beforeEach(() => {
  window.fetch = (async () => ({ ok: true, json: async () => file })) as unknown as typeof fetch;
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

it("stays closed once closed, even if the address contains a search", async () => {
  cleanup();
  window.history.replaceState(null, "", "/explore?search=hokke");
  show();
  expect(await screen.findByRole("combobox")).toHaveValue("hokke");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("combobox")).toBeNull();
  window.history.replaceState(null, "", "/");
});

it("shows results in the typed script, with the matching field", async () => {
  await open();
  await type("天祥院");
  expect(within(options()[0] as HTMLElement).getByText("天祥院 英智")).toHaveAttribute(
    "lang",
    "ja",
  );
  await type("pink hair");
  expect(options()[0]).toHaveTextContent("Tori Himemiya");
  expect(options()[0]).toHaveTextContent("hair: pink");
  expect(options()[0]).toHaveAttribute("href", "/explore/units/characters/himemiya_tori");
});

it("shows near matches if nothing is found", async () => {
  await open();
  await type("eihci");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing found. Did you mean:");
  expect(options()).toHaveLength(1);
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

it("ignores Enter during a composition, and after it in Safari", async () => {
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
