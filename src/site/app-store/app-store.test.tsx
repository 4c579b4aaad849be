import { cleanup, render, screen, within } from "@testing-library/react";
import { AppStore } from "./app-store";

const ADDRESSES = {
  ios: "https://store.example/ios",
  android: "https://store.example/android",
  tap: "",
};
const UNKNOWN = { ios: "", android: "", tap: "" };
const PIXEL = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36";

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
});
afterEach(() => jest.restoreAllMocks());

function open(userAgent: string, addresses: typeof ADDRESSES) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const leave = jest.fn();
  render(<AppStore addresses={addresses} redirect={leave} />);
  return leave;
}

test("a phone without a known store stays, and sees the search term", () => {
  expect(open(PIXEL, UNKNOWN)).not.toHaveBeenCalled();
  expect(screen.getAllByText(/^Search .* for “Ensemble Stars!! Music”/)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /^Google Play/ })).toBeNull();
  expect(screen.getByRole("heading", { name: "Android" }).closest("li")).toHaveAttribute(
    "data-own",
    "true",
  );
});

test("TapTap is offered beside Google Play, if its address is known", () => {
  open(WINDOWS, ADDRESSES);
  expect(screen.queryByRole("link", { name: /^TapTap/ })).toBeNull();
  cleanup();
  open(WINDOWS, { ...ADDRESSES, tap: "https://tap.example/game" });
  const android = screen.getByRole("heading", { name: "Android" }).closest("li") as HTMLElement;
  expect(within(android).getByRole("link", { name: /^TapTap/ })).toHaveAttribute(
    "href",
    "https://tap.example/game",
  );
});

test("names the edition in the stores, and links the others", () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(WINDOWS);
  const english = {
    kind: "edition",
    title: "English site",
    about: null,
    address: "https://en.example/",
  };
  render(<AppStore addresses={ADDRESSES} edition="Second edition" otherEditions={[english]} />);
  expect(screen.getAllByText("Second edition")).toHaveLength(2);
  expect(screen.getByRole("link", { name: /^English site/ })).toHaveAttribute(
    "href",
    "https://en.example/",
  );
});

test("a phone leaves once, for the address that came first", () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(PIXEL);
  const leave = jest.fn();
  const { rerender } = render(<AppStore addresses={UNKNOWN} redirect={leave} />);
  expect(leave).not.toHaveBeenCalled();
  rerender(<AppStore addresses={ADDRESSES} redirect={leave} />);
  rerender(
    <AppStore addresses={{ ...ADDRESSES, android: "https://b.example/" }} redirect={leave} />,
  );
  expect(leave.mock.calls).toEqual([["https://store.example/android"]]);
});
