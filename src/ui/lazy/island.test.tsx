import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { island } from "./island";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((now) => now + 1)}>
      Pressed {count}
    </button>
  );
}

const Found = { default: Counter };

let intersect: (isNear: boolean) => void;
beforeEach(() => {
  document.body.replaceChildren();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      intersect = (isIntersecting) =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

async function open(load: () => Promise<typeof Found>) {
  const Built = island(load, Found);
  const Module = island(load);
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Built />);
  document.body.replaceChildren(page);
  await act(async () => {
    hydrateRoot(page, <Module />);
  });
}

it("stands in the page as it was built, its code unfetched, until it comes near", async () => {
  const load = jest.fn(async () => Found);
  await open(load);
  await act(async () => intersect(false));
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 0");
  expect(load).not.toHaveBeenCalled();
  await act(async () => intersect(true));
  await waitFor(() => expect(document.querySelector("[data-awake]")).not.toBeNull());
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1");
});

it("keeps clicks that come before its code", async () => {
  await open(async () => Found);
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
    fireEvent.click(screen.getByRole("button"));
  });
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("Pressed 2"));
});

it("renders without a built page", async () => {
  const Module = island(async () => Found);
  render(<Module />);
  await act(async () => intersect(true));
  expect(await screen.findByRole("button")).toHaveTextContent("Pressed 0");
});
