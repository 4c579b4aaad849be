import { act, fireEvent, render, screen } from "@testing-library/react";
import { idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { createHost, hosted } from "../store/exhibition.fixtures";
import { EXHIBITION_DATA } from "../exhibition/exhibition-data.fixtures";
import { StandDetail } from "./stand-detail";

const ID = "stand-0001";
const MINE = {
  id: "mine-waits-here",
  token: "uP3r5kQ0m2t8ZxYvN1bA7w",
  title: "<img src=x onerror=alert(1)>",
  unit: "undead",
  document: "AAAA",
  created: "2026-03-01T00:00:00Z",
  state: "waiting",
};

const HUNG = { ...MINE, state: "public" };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => localStorage.clear());

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <StandDetail data={EXHIBITION_DATA} />
  </StoreProvider>
);

async function open(address: string, host = createHost(hosted(4))) {
  window.history.replaceState(null, "", `/flowerstand/share/detail${address}`);
  render(page(host));
  await act(idle);
  await act(idle);
  return host;
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const cheerButton = () => screen.getByRole("button", { name: /^Cheer/ });

it("shows one of our stands at once, and the host's version after that", async () => {
  const host = createHost([
    { ...hosted(1)[0], id: "our-stand-0", title: "Ours, cheered", cheers: 5 } as never,
  ]);
  window.history.replaceState(null, "", "/flowerstand/share/detail?id=our-stand-0");
  host.isDown = true;
  render(page(host));
  expect(await screen.findByRole("heading", { level: 1, name: "First of ours" })).toBeVisible();
  const again = await screen.findByRole("button", { name: "Try again" });
  host.isDown = false;
  fireEvent.click(again);
  await act(idle);
  expect(heading()).toBe("Ours, cheered");
  expect(cheerButton()).toHaveTextContent("5");
});

it("does not mention links for a stand of the exhibition that cannot be drawn", async () => {
  await open(`?id=${ID}`);
  expect(await screen.findByText(/^It cannot be drawn/)).not.toHaveTextContent(/link/);
});

it.each(["?id=unknown-stand", "?id=x", "?id=%3Cscript%3E", "?id="])(
  "%s shows the not-found page",
  async (address) => {
    await open(address);
    expect(heading()).toBe("This page could not be found");
  },
);

it.each(["", "#<script>", "#AAAA", "#*"])("%s shows an empty place", async (address) => {
  await open(address);
  expect(heading()).toBe("There is no stand here");
  expect(screen.getByRole("link", { name: "To the exhibition" })).toBeVisible();
});

describe("a stand of this device", () => {
  beforeEach(() => localStorage.setItem("shelf", JSON.stringify({ version: 1, stands: [MINE] })));

  it("is shown to its maker while it waits, with its texts escaped", async () => {
    await open(`?id=${MINE.id}`);
    expect(heading()).toBe("<img src=x onerror=alert(1)>");
    expect(document.querySelector("img")).toBeNull();
    expect(screen.getByText("Yours: Waiting")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Cheer/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Report this stand" })).toBeNull();
  });

  it("is removed, with its cheers, once the host does not know it", async () => {
    localStorage.setItem("shelf", JSON.stringify({ version: 1, stands: [HUNG] }));
    const host = await open(`?id=${MINE.id}`);
    expect(await screen.findByText("Yours: Not hung")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Cheer/ })).toBeNull();
    expect(host.queries).toEqual([{ id: MINE.id }]);
  });

  it("keeps the stand if the host does not answer", async () => {
    localStorage.setItem("shelf", JSON.stringify({ version: 1, stands: [HUNG] }));
    const host = createHost([]);
    host.isDown = true;
    await open(`?id=${MINE.id}`, host);
    expect(screen.getByText("Yours: In the exhibition")).toBeVisible();
  });

  it("appears once the host has it", async () => {
    await open(`?id=${MINE.id}`, createHost([{ ...hosted(1)[0], id: MINE.id } as never]));
    expect(await screen.findByText("Yours: In the exhibition")).toBeVisible();
    expect(cheerButton()).toBeVisible();
  });
});

it("shows our own without functions, and counts nothing", async () => {
  const host = createHost([]);
  host.api = { ...host.api, hasFunctions: false };
  await open("?id=our-stand-1", host);
  expect(heading()).toBe("Second of ours");
  expect(screen.getByText(/does not count cheers/)).toBeVisible();
  expect(screen.getByRole("link", { name: /To the left/ })).toHaveAttribute(
    "href",
    "/flowerstand/share/detail?id=our-stand-0",
  );
  expect(host.queries).toEqual([]);
});
