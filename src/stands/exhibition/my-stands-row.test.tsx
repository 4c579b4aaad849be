import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ApiError } from "#src/data/api/api-error";
import { idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { createHost, hosted } from "../store/exhibition.fixtures";
import { EXHIBITION_DATA } from "./exhibition-data.fixtures";
import { ExhibitionPage } from "./exhibition-page";

beforeAll(() => {
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
  window.history.replaceState(null, "", "/flowerstand/share");
});

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <ExhibitionPage data={EXHIBITION_DATA} />
  </StoreProvider>
);

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

/** Opens the exhibition of a host that answers changes with `change`, and settles its calls. */
async function openAnswered(change?: (request: object) => object, count = 0) {
  const host = createHost(hosted(count));
  if (change) host.change = change;
  render(page(host));
  await act(idle);
  await act(idle);
  return host;
}

const states = () =>
  JSON.parse(localStorage.getItem("shelf") ?? "").stands.map(
    ({ id, state }: { id: string; state: string }) => [id, state],
  ) as unknown;

describe("the stands of this device", () => {
  test("are checked while they wait", async () => {
    store(stand("mine-waits", "waiting"), stand("mine-refused", "rejected"));
    const host = createHost([]);
    host.change = (request) => ({ ...request, id: "mine-waits", state: "public" });
    render(page(host));
    expect(await screen.findByText("In the exhibition")).toBeVisible();
    expect(host.sent).toMatchObject([{ action: "publish", title: "Mine, waiting" }]);
  });

  test("are all checked, even if the first was published meanwhile", async () => {
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

  test.each([
    ["a proxy’s", new ApiError("status", 403)],
    ["the server’s", new ApiError("status", 400, "“title” must not hold addresses.")],
  ])("stay on the device after %s refusal, with the secret", async (_, error) => {
    store(stand("mine-waits", "waiting"));
    const host = await openAnswered(() => {
      throw error;
    });
    await waitFor(() => expect(host.sent).toHaveLength(1));
    await act(idle);
    expect(states()).toEqual([["mine-waits", "waiting"]]);
    expect(localStorage.getItem("shelf")).toContain("uP3r5kQ0m2t8ZxYvN1bA7w");
  });

  test("are not stored again by an answer that arrives after they were taken down", async () => {
    store(stand("mine-waits", "waiting"));
    const host = await openAnswered((request) => {
      localStorage.removeItem("shelf");
      return { ...request, id: "mine-waits", state: "public" };
    });
    await waitFor(() => expect(host.sent).toHaveLength(1));
    await act(idle);
    expect(localStorage.getItem("shelf")).toBeNull();
  });

  test("are marked as removed once they are not public, and as public again after that", async () => {
    store(stand("mine-was-hung", "public"), stand("stand-0001", "rejected"));
    await openAnswered((request) => request, 3);
    await waitFor(() =>
      expect(states()).toEqual([
        ["mine-was-hung", "rejected"],
        ["stand-0001", "public"],
      ]),
    );
    expect(screen.getByText("A maintainer has decided not to show it.")).toBeVisible();
  });

  test("are not sent automatically if they may never have arrived, and can be taken down", async () => {
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

  test("stay if the server could not take them down", async () => {
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
});
