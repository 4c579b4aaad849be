import { act, fireEvent, render, screen } from "@testing-library/react";
import { asWorker, FakeWorker } from "./worker.fixtures";
import { OfflineFeature } from "./offline-feature";
import { applyUpdate, waitingUpdate } from "./updates";

const NEWS = "A new edition of this guide is ready.";

beforeEach(() => act(() => waitingUpdate.set(null)));

const offer = (): FakeWorker => {
  const next = new FakeWorker("installed");
  act(() => waitingUpdate.set(asWorker(next)));
  return next;
};

describe("the notices", () => {
  it("offer it no more after Later, until there is another", () => {
    render(<OfflineFeature />);
    const next = offer();
    fireEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
    expect(next.messages).toEqual([]);
    offer();
    expect(screen.getByText(NEWS)).toBeInTheDocument();
  });
});

describe("showing a new build", () => {
  it("reloads the page once, and only after the new build has taken over", () => {
    const next = new FakeWorker("installed");
    let opened = 0;
    applyUpdate(asWorker(next), () => opened++);
    next.become("activating");
    expect(opened).toBe(0);
    next.become("activated");
    next.become("activated");
    expect(opened).toBe(1);
  });
});
