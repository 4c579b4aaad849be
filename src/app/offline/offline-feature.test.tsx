import { act, fireEvent, render, screen } from "@testing-library/react";
import { asWorker, FakeWorker } from "./worker.fixtures";
import { OfflineFeature } from "./offline-feature";
import { showEdition } from "./show-edition";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { setWaiting } from "./waiting-edition";

const NEWS = "A new edition of this guide is ready.";

beforeEach(() => act(() => setWaiting(null)));

/** The notices on a page whose browser is, or is not, connected. */
const notices = () => (
  <StoreProvider store={createRootStore({ storage: null })}>
    <OfflineFeature />
  </StoreProvider>
);
const connect = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });

const offer = (): FakeWorker => {
  const next = new FakeWorker("installed");
  act(() => setWaiting(asWorker(next)));
  return next;
};

describe("the notices", () => {
  it("say nothing while all is well", () => {
    render(notices());
    for (const status of screen.getAllByRole("status")) expect(status).toBeEmptyDOMElement();
  });

  it("say that there is no network, and no longer", () => {
    render(notices());
    connect(false);
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    connect(true);
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it("offer a new edition, which is let in when it is asked for", () => {
    render(notices());
    const next = offer();
    expect(screen.getByText(NEWS)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Show it" }));
    expect(next.messages).toEqual([{ type: "SKIP_WAITING" }]);
  });

  it("offer it no more after Later, until there is another", () => {
    render(notices());
    const next = offer();
    fireEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
    expect(next.messages).toEqual([]);
    offer();
    expect(screen.getByText(NEWS)).toBeInTheDocument();
  });
});

describe("showing a new edition", () => {
  it("opens the page anew once, when the edition has taken over and not before", () => {
    const next = new FakeWorker("installed");
    let opened = 0;
    showEdition(asWorker(next), () => opened++);
    next.become("activating");
    expect(opened).toBe(0);
    next.become("activated");
    next.become("activated");
    expect(opened).toBe(1);
  });
});
