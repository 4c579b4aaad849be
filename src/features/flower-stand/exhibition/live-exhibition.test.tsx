import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ApiError } from "../../../services/api/api-error";
import { idle } from "../../../stores/live-answer.fixtures";
import { createRootStore } from "../../../stores/root-store";
import { StoreProvider } from "../../../stores/store-context";
import { createHost, hosted } from "./exhibition.fixtures";
import { HALL_DATA } from "./hall-data.fixtures";
import { LiveExhibition } from "./live-exhibition";
import { setNear, watchByHand } from "./watched.fixtures";

beforeAll(() => {
  watchByHand();
  window.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <LiveExhibition data={HALL_DATA} />
  </StoreProvider>
);

/** Opens the hall where functions run, and lets the beginning come. */
async function openWith(count: number, address = "") {
  window.history.replaceState(null, "", `/flowerstand/share${address}`);
  const host = createHost(hosted(count));
  const view = render(page(host));
  await act(idle);
  await act(idle);
  return { host, ...view };
}

const rooms = () => [...document.querySelectorAll("[data-room]")];
const cards = () => [...document.querySelectorAll("[data-room] li")];
const titles = () => cards().map((card) => card.querySelector("h4")?.textContent);
const address = () => window.location.pathname + window.location.search;

it("is built whole: our stands with their drawings", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(page());
  expect([...built.querySelectorAll("h4")].map(({ textContent }) => textContent)).toEqual([
    "First of ours",
    "Second of ours",
  ]);
  expect(built.querySelectorAll("[data-room] svg[data-unit]")).toHaveLength(2);
  expect(built.querySelector("[style]")).toBeNull();
});

it("shows what the host answers, in rooms of 24", async () => {
  await openWith(60);
  expect(screen.getByText("60 stands")).toBeVisible();
  expect(rooms()).toHaveLength(2);
  expect(titles().slice(0, 2)).toEqual(["Stand 0", "Stand 1"]);
  expect(screen.getByText("Room 1 of 3")).toBeVisible();
});

it("draws only what is near the window, and holds no cards in rooms far from it", async () => {
  const { host } = await openWith(1000);
  setNear([screen.getByText(/next room/).parentElement as Element], true);
  while (screen.queryByText(/next room/)) await act(idle);
  expect(rooms()).toHaveLength(42);
  expect(host.asked).toHaveLength(21);
  setNear(rooms(), false);
  expect(cards()).toHaveLength(1000 - 41 * 24);
  setNear(rooms().slice(20, 22), true);
  expect(cards()).toHaveLength(1000 - 41 * 24 + 48);
  const near = cards().slice(0, 6);
  setNear(near, true);
  await act(idle);
  const read = () => cards().filter((card) => card.textContent?.startsWith("Cannot be drawn"));
  expect(read()).toEqual(near);
  setNear(near, false);
  expect(read()).toEqual([]);
});

it("keeps a room that holds the focus", async () => {
  await openWith(60);
  const [link] = screen.getAllByRole("link", { name: "Stand 3" });
  act(() => link?.focus());
  setNear(rooms(), false);
  expect(link).toBeInTheDocument();
  act(() => link?.blur());
  await act(idle);
  expect(link).not.toBeInTheDocument();
});

it("filters as a step in the history, and goes back with it", async () => {
  const { host } = await openWith(60);
  fireEvent.click(screen.getByRole("link", { name: "UNDEAD" }));
  await act(idle);
  expect(address()).toBe("/flowerstand/share?unit=undead");
  expect(host.asked.at(-1)).toMatchObject({ sort: "newest", unit: "undead" });
  fireEvent.click(screen.getByRole("link", { name: "Most cheered" }));
  expect(address()).toBe("/flowerstand/share?sort=cheered&unit=undead");
  expect(
    screen.getByRole("heading", { level: 2, name: "The most cheered for UNDEAD" }),
  ).toBeVisible();
  window.history.replaceState(null, "", "/flowerstand/share");
  fireEvent.popState(window);
  expect(screen.getByRole("heading", { level: 2, name: "The newest" })).toBeVisible();
});

it("walks to the room in the address", async () => {
  const { host } = await openWith(1000, "?page=5");
  await act(idle);
  await act(idle);
  expect(rooms()).toHaveLength(6);
  expect(host.asked).toHaveLength(3);
});

it("says that a room is not there", async () => {
  await openWith(30, "?page=9");
  expect(screen.getByText("There is no room 9: this is the last.")).toBeVisible();
  expect(rooms()).toHaveLength(2);
});

it.each(["?sort=loudest", "?unit=nobody", "?page=zero"])("does not know %s", async (search) => {
  await openWith(3, search);
  expect(screen.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});

it("keeps our set where the host does not answer, and marks it", async () => {
  window.history.replaceState(null, "", "/flowerstand/share");
  const host = createHost(hosted(3));
  host.isDown = true;
  render(page(host));
  await act(idle);
  expect(titles()).toEqual(["First of ours", "Second of ours"]);
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(titles()).toEqual(["Stand 0", "Stand 1", "Stand 2"]);
});

it("says where a later part did not come, and brings it when asked", async () => {
  const { host } = await openWith(60);
  host.isDown = true;
  const end = screen.getByText("The next room is being opened …").parentElement as Element;
  setNear([end], true);
  await act(idle);
  expect(screen.getByText("The next room did not open.")).toBeVisible();
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(rooms()).toHaveLength(3);
  expect(screen.getByText(/That was all/)).toBeVisible();
});

describe("the stands of this device", () => {
  const stand = (id: string, state: string) => ({
    id,
    token: "uP3r5kQ0m2t8ZxYvN1bA7w",
    title: `Mine, ${state}`,
    unit: "undead",
    document: "AAAA",
    created: "2026-03-01T00:00:00Z",
    state,
  });
  const store = (...stands: object[]) =>
    localStorage.setItem("shelf", JSON.stringify({ version: 1, stands }));

  it("are shown with where they have got to, and taken down after a Yes", async () => {
    store(stand("mine-waits", "waiting"), stand("mine-refused", "rejected"));
    const { host } = await openWith(3);
    const yours = within(screen.getByRole("region", { name: "Yours" }));
    expect(yours.getByText("Waiting")).toBeVisible();
    expect(yours.getByText("Not hung")).toBeVisible();
    fireEvent.click(yours.getAllByRole("button", { name: /^Take down/ })[0] as Element);
    fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await act(idle);
    expect(host.sent.at(-1)).toEqual({
      action: "withdraw",
      id: "mine-waits",
      token: "uP3r5kQ0m2t8ZxYvN1bA7w",
    });
    expect(yours.queryByText("Waiting")).toBeNull();
    expect(titles()).not.toContain("Mine, waiting");
  });

  it("are asked about while they wait", async () => {
    store(stand("mine-waits", "waiting"), stand("mine-refused", "rejected"));
    window.history.replaceState(null, "", "/flowerstand/share");
    const host = createHost([]);
    host.change = (request) => ({ ...request, id: "mine-waits", state: "public" });
    render(page(host));
    expect(await screen.findByText("In the exhibition")).toBeVisible();
    expect(host.sent).toMatchObject([{ action: "publish", title: "Mine, waiting" }]);
  });

  /** Opens the hall of a host that answers changes so, and lets what is asked be answered. */
  async function openAnswered(change: (request: object) => object, count = 0) {
    window.history.replaceState(null, "", "/flowerstand/share");
    const host = createHost(hosted(count));
    host.change = change;
    render(page(host));
    await act(idle);
    await act(idle);
    return host;
  }

  const states = () =>
    JSON.parse(localStorage.getItem("shelf") ?? "").stands.map(
      ({ id, state }: { id: string; state: string }) => [id, state],
    ) as unknown;

  it("are all asked about, though the first has been hung meanwhile", async () => {
    store(
      { ...stand("first-waits", "waiting"), title: "First" },
      { ...stand("second-waits", "waiting"), title: "Second" },
    );
    await openAnswered((request) => ({ ...request, id: "whichever", state: "public" }));
    await waitFor(() => expect(screen.getAllByText("In the exhibition")).toHaveLength(2));
    expect(states()).toEqual([
      ["first-waits", "public"],
      ["second-waits", "public"],
    ]);
  });

  it.each([
    ["a proxy’s", new ApiError("status", 403)],
    ["the server’s", new ApiError("status", 400, "“title” must not hold addresses.")],
  ])("stay on the shelf after %s refusal, with the secret", async (_, error) => {
    store(stand("mine-waits", "waiting"));
    const host = await openAnswered(() => {
      throw error;
    });
    await waitFor(() => expect(host.sent).toHaveLength(1));
    await act(idle);
    expect(states()).toEqual([["mine-waits", "waiting"]]);
    expect(localStorage.getItem("shelf")).toContain("uP3r5kQ0m2t8ZxYvN1bA7w");
  });

  it("are not put back on the shelf by an answer that comes after they were taken down", async () => {
    store(stand("mine-waits", "waiting"));
    const host = await openAnswered((request) => {
      localStorage.removeItem("shelf");
      return { ...request, id: "mine-waits", state: "public" };
    });
    await waitFor(() => expect(host.sent).toHaveLength(1));
    await act(idle);
    expect(localStorage.getItem("shelf")).toBeNull();
  });

  it("are said to be off the wall once they no longer hang, and on it again after that", async () => {
    store(stand("mine-was-hung", "public"), stand("stand-0001", "rejected"));
    await openAnswered((request) => request, 3);
    await waitFor(() =>
      expect(states()).toEqual([
        ["mine-was-hung", "rejected"],
        ["stand-0001", "public"],
      ]),
    );
    expect(screen.getByText("A maintainer has decided not to hang it.")).toBeVisible();
  });

  it("are not sent by themselves where they may never have arrived, and can be taken down", async () => {
    store({ ...stand("never-came", "waiting"), isUnanswered: true });
    const host = await openAnswered(() => {
      throw new ApiError("status", 409, "This flower stand is not in the exhibition.");
    });
    expect(host.sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: /^Take down/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await act(idle);
    await waitFor(() => expect(states()).toEqual([]));
    expect(host.sent).toMatchObject([{ action: "withdraw", id: "never-came" }]);
  });

  it("stay where the server could not take them down", async () => {
    store({ ...stand("mine-waits", "waiting"), isUnanswered: true });
    const host = await openAnswered(() => {
      throw new ApiError("status", 409);
    });
    fireEvent.click(screen.getByRole("button", { name: /^Take down/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(host.sent).toHaveLength(1));
    await act(idle);
    expect(states()).toEqual([["mine-waits", "waiting"]]);
  });

  it("hang among ours where no functions run", async () => {
    store(stand("mine-is-here", "device"));
    window.history.replaceState(null, "", "/flowerstand/share");
    const host = createHost([]);
    host.api = { ...host.api, hasFunctions: false };
    render(page(host));
    await act(idle);
    expect(titles()).toEqual(["Mine, device", "First of ours", "Second of ours"]);
    expect(host.asked).toEqual([]);
  });
});
