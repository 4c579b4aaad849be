import { act, fireEvent, render, screen } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { renderToString } from "react-dom/server";
import type { ContentApi } from "#src/data/api/content-api";
import type { Call } from "#src/data/answers/live-answer";
import {
  createApi,
  idle,
  type MadeCall,
  setSavesData,
} from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { StaleNotice } from "./stale-notice";
import { useAnswer } from "#src/data/answers/use-answer";

const BUILT_IN = ["Built"];
let calls: MadeCall[] = [];
let renders = 0;

async function fetchTitles(api: ContentApi, call: Call) {
  return (await api.get("game-feature-list", call)).map(({ title }) => title);
}

const Board = observer(function Board() {
  const answer = useAnswer(BUILT_IN, fetchTitles);
  renders += 1;
  return (
    <>
      <p>{answer.value.join(", ")}</p>
      <StaleNotice answers={[answer]} part="Board" />
    </>
  );
});

function page() {
  const made = createApi();
  calls = made.calls;
  return (
    <StoreProvider store={createRootStore({ storage: null, api: made.api })}>
      <Board />
    </StoreProvider>
  );
}

const settle = () => act(idle);
const status = () => screen.getByRole("status").textContent;
const button = () => screen.getByRole("button", { name: "Try again" });

beforeEach(() => {
  renders = 0;
});
afterEach(() => setSavesData(false));

it("is empty on the server and without a failure, and renders nothing twice", async () => {
  expect(renderToString(page())).toContain("Built");
  renders = 0;
  render(page());
  await settle();
  calls[0]?.answer([{ title: "Built" }]);
  await settle();
  expect(status()).toBe("");
  expect(screen.queryByRole("button")).toBeNull();
  expect(renders).toBe(1);
});

it("renders the part again only when a new answer comes", async () => {
  render(page());
  await settle();
  calls[0]?.answer([{ title: "<b>Fresh</b>" }]);
  await settle();
  expect(screen.getByText("<b>Fresh</b>")).toBeVisible();
  expect(renders).toBe(2);
});

it("marks a failed answer; the button retries in the foreground, and passes on the focus", async () => {
  render(page());
  await settle();
  await act(async () => calls[0]?.fail());
  await settle();
  expect(screen.getByText("Built")).toBeVisible();
  expect(status()).toBe(
    "Board: The latest could not be loaded: this is the copy built with the page.",
  );
  expect(renders).toBe(1);
  button().focus();
  fireEvent.click(button());
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(status()).toContain("Trying again");
  fireEvent.click(button());
  expect(calls).toMatchObject([{ background: true }, { background: false }]);
  calls[1]?.answer([{ title: "Fresh" }]);
  await settle();
  expect(screen.getByText("Fresh")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole("status"));
});

it("fetches only on request if the visitor saves data", async () => {
  setSavesData(true);
  render(page());
  await settle();
  expect(calls).toHaveLength(0);
  expect(status()).toBe("Board: Data saver is on: this is the copy built with the page.");
  fireEvent.click(screen.getByRole("button", { name: "Load the latest" }));
  calls[0]?.answer([{ title: "Fresh" }]);
  await settle();
  expect(screen.getByText("Fresh")).toBeVisible();
});
