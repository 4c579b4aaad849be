import { render, screen, within } from "@testing-library/react";
import { LiveAnswer } from "#src/data/answers/live-answer";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { HomeNotices } from "./home-notices";

const NOTICES = ["2026-07-08", "2026-06-23", "2026-06-09"].map((end, index) => ({
  id: `n${index}`,
  kind: "song",
  title: `Song ${index}`,
  titleJa: null,
  start: "2026-06-01",
  end,
  units: [],
}));
const born = (id: string, name: string, birthday: string) =>
  ({ id, cname: name.toLowerCase(), name, unit: "undead", profile: { birthday } }) as never;
const IDOLS = [born("1", "Koga", "07-18"), born("2", "Rei", "11-02"), born("3", "Kaoru", "11-03")];

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error("no network"))) as never;
});
afterEach(() => jest.useRealTimers());

function open(today: string) {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00`) });
  const notices = new LiveAnswer(NOTICES as never, () => new Promise(() => {}));
  render(
    <StoreProvider store={createRootStore({ storage: null })}>
      <HomeNotices notices={notices} units={[]} idols={IDOLS} />
    </StoreProvider>,
  );
  const board = screen.getAllByRole("list")[0] as HTMLElement;
  return within(board)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
}

it("starts with the newest notice while it is recent", () => {
  expect(open("2026-08-01")).toEqual(["Song 0", "Song 1", "Song 2"]);
  expect(screen.getByText("Newest")).toBeInTheDocument();
  expect(screen.getAllByText(/\(ended\)$/)).toHaveLength(3);
});

it("shows the next birthday first when the last event is long over, and only once", () => {
  expect(open("2026-11-01")).toEqual(["Rei", "Song 0", "Song 1"]);
  expect(screen.getByText("Tomorrow")).toBeVisible();
  expect(screen.queryByText("Newest")).toBeNull();
  expect(screen.getAllByRole("link", { name: /Rei/ })).toHaveLength(1);
});

it("marks a notice that has ended", () => {
  open("2026-06-23");
  expect(screen.getAllByText(/\(ended\)$/)).toHaveLength(1);
});
