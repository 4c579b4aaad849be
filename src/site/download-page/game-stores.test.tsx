import { render, screen, within } from "@testing-library/react";
import { GameStores } from "./game-stores";

const ADDRESSES = {
  ios: "https://store.example/ios",
  android: "https://store.example/android",
  tap: "",
};
const UNKNOWN = { ios: "", android: "", tap: "" };
const PHONES = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15",
  android: "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36",
} as const;
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36";

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
});
afterEach(() => jest.restoreAllMocks());

function open(userAgent: string, props: Partial<Parameters<typeof GameStores>[0]> = {}) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<GameStores addresses={ADDRESSES} edition="Second edition" picture="" {...props} />);
}

it.each(["ios", "android"] as const)("a phone finds its own store first: %s", (store) => {
  open(PHONES[store]);
  const [first] = within(screen.getByRole("list")).getAllByRole("link");
  expect(first).toHaveAttribute("href", ADDRESSES[store]);
  expect(screen.getAllByText("Second edition")).toHaveLength(2);
});

it("a computer finds both, with a code for each", () => {
  open(WINDOWS);
  expect(screen.getByRole("link", { name: /^Scan for App Store/ })).toHaveAttribute(
    "href",
    ADDRESSES.ios,
  );
  expect(screen.getByRole("link", { name: /^Scan for Google Play/ })).toHaveAttribute(
    "href",
    ADDRESSES.android,
  );
});

it.each([
  ["while no store is known", { addresses: UNKNOWN }],
  ["where its picture is given", { picture: "/code.png" }],
])("one code leads to the phone’s store %s", (_, props) => {
  open(WINDOWS, props);
  expect(screen.getByRole("link", { name: "To your phone’s store" })).toHaveAttribute(
    "href",
    "/appstore",
  );
  expect(screen.queryByRole("link", { name: /^Scan for/ })).toBeNull();
});
