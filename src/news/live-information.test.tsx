import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { ActivityNotice } from "#content/types";
import { createApi, idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { information } from "./information.fixtures";
import { Information } from "./information";

const scrolledTo: string[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});

const built: ActivityNotice[] = information.notices.map((one) => ({
  id: one.id,
  kind: one.kind as ActivityNotice["kind"],
  title: one.title,
  text: one.text,
  start: one.start,
  cast: [...(one.cast ?? [])],
}));
const NEW: ActivityNotice = {
  id: "2026-brand-new",
  kind: "special",
  title: "<b>Brand new</b>",
  text: "No one has seen it yet.",
  start: "2026-12-01",
  units: ["knights", "gone"] as ActivityNotice["units"],
  cast: [33, 99999],
};

async function openWith(list: readonly ActivityNotice[], hash = "") {
  window.history.replaceState(null, "", `/information${hash}`);
  const { api, calls } = createApi();
  render(
    <StoreProvider store={createRootStore({ storage: null, api })}>
      <Information {...information} />
    </StoreProvider>,
  );
  await act(idle);
  await act(async () => {
    calls[0]?.answer(list);
    await idle();
  });
}

const ids = () => screen.getAllByRole("article").map(({ id }) => id);

it("joins a new notice with the records that the page knows", async () => {
  await openWith([...built, NEW]);
  const entry = screen.getByRole("article", { name: "<b>Brand new</b>" });
  expect(within(entry).getByRole("link", { name: "Knights" })).toBeVisible();
  expect(entry).toHaveTextContent("On the bill: 1");
  expect(screen.getByText(/^27 notices/, { selector: "output" })).toBeInTheDocument();
});

it("shows a message when the answer has no notices", async () => {
  await openWith([]);
  expect(screen.getByText(/No notices match/)).toBeVisible();
  expect(document.body).toHaveTextContent("There are no notices");
});

it("scrolls to the notice in the address only if it came with the answer", async () => {
  await openWith([NEW, ...built], "#2026-brand-new");
  cleanup();
  await openWith([NEW, ...built], `#${built[0]?.id}`);
  expect(scrolledTo).toEqual(["2026-brand-new"]);
});

it("keeps the notice being read if the answer lacks it", async () => {
  await openWith([], "?page=2");
  expect(screen.getByRole("heading", { name: "All notices" })).toBeInTheDocument();
  expect(ids().length).toBeGreaterThan(0);
});
