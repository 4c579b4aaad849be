import { act, render, screen } from "@testing-library/react";
import { runInAction } from "mobx";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { MethodDialog } from "./method-dialog";

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it.each([
  [true, "⌘Z, ⇧⌘Z"],
  [false, "Ctrl+Z, Ctrl+Y"],
])("names the keys of this computer: a Mac %s, %s", (isMac, keys) => {
  const store = createRootStore();
  render(
    <StoreProvider store={store}>
      <MethodDialog onClose={() => undefined} />
    </StoreProvider>,
  );
  act(() => runInAction(() => (store.general.isMac = isMac)));
  expect(screen.getByText(keys).nextSibling).toHaveTextContent("undo, redo");
});
