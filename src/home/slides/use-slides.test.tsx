import { act, render, screen } from "@testing-library/react";
import { createRootStore, type RootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { HomeSlides } from "./home-slides";
import { Slide } from "./slide";
import { SlidesController } from "./slides-controller";

jest.mock("./swiper-mover", () => ({
  createSwiperMover: () => ({ moveTo() {}, restAt() {}, detach() {} }),
}));

const NAMES = ["main", "updates", "productions", "news", "features"] as const;

let store: RootStore;

function Page({ hash }: { hash: string }) {
  return (
    <StoreProvider store={store}>
      <HomeSlides location={{ hash, pathname: "/" }}>
        {NAMES.map((name) => (
          <Slide key={name} name={name} labelledBy={`${name}-title`}>
            <h2 id={`${name}-title`}>{name}</h2>
          </Slide>
        ))}
      </HomeSlides>
    </StoreProvider>
  );
}

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
  Element.prototype.scrollTo = () => {};
  // There is no layout under jsdom: the controller's own tests bring one.
  jest.spyOn(SlidesController.prototype, "start").mockReturnValue(() => {});
  store = createRootStore({ storage: null });
});

afterEach(() => jest.restoreAllMocks());

it("shows the sections as regions, and a dot for each, the current one marked", async () => {
  render(<Page hash="" />);
  expect(screen.getAllByRole("region")).toHaveLength(5);
  const dots = screen.getAllByRole("link");
  expect(dots.map((dot) => dot.getAttribute("href"))).toEqual(NAMES.map((name) => `#${name}`));
  expect(screen.getByRole("link", { current: true })).toHaveAccessibleName("Home, section 1 of 5");
  await act(async () => store.general.setSlideIndex(2));
  expect(screen.getByRole("link", { current: true })).toHaveAccessibleName(
    "Agencies, section 3 of 5",
  );
});

it("goes where a dot and a new address say", async () => {
  const go = jest.spyOn(SlidesController.prototype, "go");
  const { rerender } = render(<Page hash="#news" />);
  expect(go).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("link", { name: /^Agencies/ }).click());
  expect(go).toHaveBeenLastCalledWith(2);
  await act(async () => rerender(<Page hash="#features" />));
  expect(go).toHaveBeenLastCalledWith(4);
  go.mockClear();
  await act(async () => rerender(<Page hash="#about" />));
  expect(go).not.toHaveBeenCalled();
});
