import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { browserLocks, installTimeoutSignal } from "../drafts/draft-lock.fixtures";
import { Editor } from "../session/editor";
import { StandsStore } from "../store/stands-store";
import { EditorView } from "./editor-view";
import { MemoryStorage } from "../drafts/drafts.fixtures";
import { KIT } from "../stand.fixtures";
import { add } from "../session/part-actions";
import { visitOf } from "../session/visit";

beforeAll(() => {
  // Skips the slow visibility checks; nothing here is hidden.
  configure({ defaultHidden: true });
  installTimeoutSignal();
  Object.defineProperty(navigator, "locks", { configurable: true, value: browserLocks() });
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollTo ??= () => undefined;
});

const PALETTES = [{ id: "other", name: "Encore" }] as const;

async function open() {
  const stores = createRootStore();
  const complaints: string[] = [];
  const storage = new MemoryStorage();
  const editor = new Editor(
    KIT,
    PALETTES,
    (words) => complaints.push(words),
    async () => storage,
  );
  stores.of(StandsStore).setEditor(editor);
  await editor.begin(visitOf(window, new AbortController().signal));
  render(
    <StoreProvider store={stores}>
      <EditorView />
    </StoreProvider>,
  );
  return { editor, session: editor.session, complaints };
}

const press = (name: string | RegExp) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

const layer = (name: string) => screen.getByRole("button", { name, description: /Arrow keys/ });

it("ignores shortcuts while a dialog is open", async () => {
  const { session } = await open();
  act(() => add(session, { kind: "sticker", part: "bow" }));
  press("How it works");
  const close = await screen.findByRole("button", { name: "Close" });
  fireEvent.keyDown(close, { key: "z", ctrlKey: true });
  expect(session.stand.layers).toHaveLength(6);
  fireEvent.keyDown(screen.getByRole("tab", { name: "Stand" }), { key: "z", ctrlKey: true });
  expect(session.stand.layers).toHaveLength(5);
});

it.each([
  ["Russian", "К", "к", { code: "KeyR" }, "р", "я"],
  ["Greek", "Ρ", "ρ", { code: "KeyR" }, "η", "ζ"],
  ["Korean", "ㄲ", "ㄱ", { code: "KeyR" }, "ㅗ", "ㅋ"],
  ["German", "R", "]", { code: "Digit9", ctrlKey: true, altKey: true }, "h", "z"],
  ["German on a Mac", "R", "]", { code: "Digit6", altKey: true }, "H", "Z"],
])("has its keys, keyboard: %s", async (_keyboard, back, on, how, hide, undo) => {
  const { session } = await open();
  const poster = layer("Poster of Tetora Nagumo");
  act(() => poster.focus());
  const { turn: before = 0 } = session.layer ?? {};
  fireEvent.keyDown(poster, { key: back, code: "KeyR", shiftKey: true });
  expect(session.layer?.turn).toBeLessThan(before);
  const { turn: turned = 0 } = session.layer ?? {};
  fireEvent.keyDown(poster, { key: on, ...how });
  expect(session.layer?.turn).toBeGreaterThan(turned);
  const { chosen } = session;
  fireEvent.keyDown(poster, { key: hide, code: "KeyH" });
  expect(session.stand.layers[chosen]).toHaveProperty("hidden", true);
  const tab = screen.getByRole("tab", { name: "Stand" });
  fireEvent.keyDown(tab, { key: undo, code: "KeyZ", ctrlKey: true });
  expect(session.stand.layers[chosen]).not.toHaveProperty("hidden", true);
});

it("makes a step per press of a button or key, and one of a held key", async () => {
  const { session } = await open();
  const { x: before = 0 } = session.layer ?? {};
  press("Move right");
  press("Move right");
  const poster = layer("Poster of Tetora Nagumo");
  fireEvent.keyDown(poster, { key: "ArrowRight" });
  fireEvent.keyUp(poster, { key: "ArrowRight" });
  for (let times = 0; times < 4; times += 1) fireEvent.keyDown(poster, { key: "ArrowRight" });
  fireEvent.keyUp(poster, { key: "ArrowRight" });
  const seen = [session.layer?.x];
  while (session.history.canUndo) {
    act(() => session.undo());
    seen.push(session.layer?.x);
  }
  expect(seen).toEqual([45, 25, 20, 10, 0].map((way) => before + way));
});

it("makes another step of the wheel once it rested", async () => {
  const { session } = await open();
  jest.useFakeTimers();
  const { zoom: before = 0 } = session.layer ?? {};
  const turnWheel = () => fireEvent.wheel(layer("Poster of Tetora Nagumo"), { deltaY: -100 });
  for (let times = 0; times < 3; times += 1) turnWheel();
  jest.advanceTimersByTime(1000);
  turnWheel();
  jest.useRealTimers();
  expect(session.layer?.zoom).toBe(before + 20);
  act(() => session.undo());
  expect(session.layer?.zoom).toBe(before + 15);
  act(() => session.undo());
  expect(session.layer?.zoom).toBe(before);
});

it("moves the focus along with a reordered layer", async () => {
  const { session } = await open();
  const order = () => session.stand.layers.map((_, index) => session.nameOf(index));
  press("Bring forward: Roses");
  expect(screen.getByRole("button", { name: "Bring forward: Roses" })).toHaveFocus();
  expect(order().indexOf("Roses")).toBe(3);
  fireEvent.click(document.activeElement as Element);
  // Already in front: the button is inert, but keeps the focus.
  fireEvent.click(document.activeElement as Element);
  expect(order().at(-1)).toBe("Roses");
  expect(screen.getByRole("button", { name: "Bring forward: Roses" })).toHaveFocus();
  press("Send back: Roses");
  expect(screen.getByRole("button", { name: "Send back: Roses" })).toHaveFocus();
});

describe("keeps the focus on the page", () => {
  it("when a row is deleted, the one in front too", async () => {
    const { session } = await open();
    act(() => add(session, { kind: "sticker", part: "bow" }));
    press("Delete: Bow");
    expect(document.activeElement).toHaveAccessibleName(/^5/);
    press("Delete: Roses");
    expect(document.activeElement).toHaveAccessibleName(/^3/);
  });

  it("when the chosen layer is deleted by its bar, or by the bin on the stage", async () => {
    await open();
    press("Delete");
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    fireEvent.click(
      screen.getByRole("button", { name: /Tulips$/, pressed: false, description: "" }),
    );
    press("Take Tulips off");
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  });

  it("when there is nothing more to take back", async () => {
    const { session } = await open();
    act(() => add(session, { kind: "sticker", part: "bow" }));
    const undo = press("Undo");
    expect(undo).toHaveAttribute("aria-disabled", "true");
    expect(undo).toBeEnabled();
    expect(undo).toHaveFocus();
    fireEvent.click(undo);
    expect(session.stand.layers).toHaveLength(5);
  });

  it("after a stand is renamed or deleted", async () => {
    const { editor, session } = await open();
    act(() => add(session, { kind: "sticker", part: "bow" }));
    await editor.drafts.add("Old", session.stand);
    press("My stand");
    const dialog = await screen.findByRole("dialog", { name: "My stands" });
    await within(dialog).findByRole("heading", { name: "Old" });
    press("Rename Old");
    const field = screen.getByRole("textbox", { name: "Name of the stand" });
    fireEvent.change(field, { target: { value: "   " } });
    fireEvent.submit(field);
    expect(screen.getByRole("button", { name: "Rename Old" })).toHaveFocus();
    press("Delete Old");
    fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Old" })).toBeNull());
    expect(screen.getByRole("button", { name: "Open My stand" })).toHaveFocus();
    press("Delete My stand");
    fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(within(dialog).queryByRole("heading", { level: 3 })).toBeNull());
    expect(screen.getByRole("button", { name: "New stand" })).toHaveFocus();
  });
});
