import { globalHistory } from "@gatsbyjs/reach-router";
import { act, render, screen } from "@testing-library/react";
import { type PageAddress, useSearchState, writeAddress } from "./use-search-state";

const read = ({ search, hash }: PageAddress) => `${search}|${hash}`;

function Shown() {
  return (
    <p id="entry">
      <output>{useSearchState(read) ?? "as built"}</output>
    </p>
  );
}

const shown = () => screen.getByRole("status").textContent;

beforeEach(() => window.history.replaceState(null, "", "/information?kind=tour#entry"));

it("returns the state in the address, and follows steps back", async () => {
  render(<Shown />);
  expect(shown()).toBe("?kind=tour|#entry");
  act(() => writeAddress("/information?page=2"));
  expect(shown()).toBe("?page=2|");
  // Registered like the listener of Gatsby's router, which must not see steps within the page.
  const listener = jest.fn();
  window.addEventListener("popstate", listener, { once: true });
  window.history.back();
  expect(await screen.findByText("?kind=tour|#entry")).toBeInTheDocument();
  expect(listener).not.toHaveBeenCalled();
});

it("adds one step for an address, and none for the same one or for a replacement", () => {
  // Drops forward entries left by the previous test.
  window.history.pushState(null, "", "/information");
  render(<Shown />);
  const before = window.history.length;
  act(() => writeAddress("/information?page=3"));
  act(() => writeAddress("?page=3"));
  expect(window.history.length).toBe(before + 1);
  act(() => writeAddress("?page=4", { replace: true }));
  expect([shown(), window.history.length]).toEqual(["?page=4|", before + 1]);
});

it("leaves a step during a navigation to the router", () => {
  render(<Shown />);
  void globalHistory.navigate("/explore");
  window.history.replaceState(null, "", "/information");
  const listener = jest.fn();
  window.addEventListener("popstate", listener, { once: true });
  window.dispatchEvent(new PopStateEvent("popstate"));
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  globalHistory._onTransitionComplete();
  expect(listener).toHaveBeenCalledTimes(1);
});

it("leaves the step to the router once the page has gone", () => {
  const { unmount } = render(<Shown />);
  unmount();
  const listener = jest.fn();
  window.addEventListener("popstate", listener, { once: true });
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(listener).toHaveBeenCalledTimes(1);
});
