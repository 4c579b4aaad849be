import { render, screen } from "@testing-library/react";
import { GameStores } from "./game-stores";

const ADDRESSES = {
  ios: "https://store.example/ios",
  android: "https://store.example/android",
  tap: "",
};
const UNKNOWN = { ios: "", android: "", tap: "" };
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36";

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
});
afterEach(() => jest.restoreAllMocks());

const open = (props: Partial<Parameters<typeof GameStores>[0]> = {}) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(WINDOWS);
  render(<GameStores addresses={ADDRESSES} edition="Second edition" picture="" {...props} />);
};

it("says which edition each store has", () => {
  open();
  expect(screen.getAllByText("Second edition")).toHaveLength(2);
});

it.each([
  ["while no store is known", { addresses: UNKNOWN }],
  ["where its picture is given", { picture: "/code.png" }],
])("one code leads to the phone’s store %s", (_, props) => {
  open(props);
  expect(screen.getByRole("link", { name: "To your phone’s store" })).toHaveAttribute(
    "href",
    "/appstore",
  );
  expect(screen.queryByRole("link", { name: /^Scan for/ })).toBeNull();
});
