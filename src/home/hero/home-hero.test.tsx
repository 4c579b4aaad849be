import { act, fireEvent, render, screen } from "@testing-library/react";
import { LiveAnswer } from "#src/data/answers/live-answer";
import { createApi } from "#src/data/answers/live-answer.fixtures";
import { createRootStore, type RootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { HomeHero } from "./home-hero";

const NONE = {
  ios: "",
  android: "",
  codeUrl: "",
  tap: "",
  videoUrl: "",
  homeVideoUrl: "",
  homeSpVideoUrl: "",
  homeImgUrl: "",
  homeSpImgUrl: "",
};
const card = { layout: "constrained" as const, width: 480, height: 640, images: { sources: [] } };
const POSTERS = [{ cname: "sakuma_rei", name: "Rei Sakuma", posterPicture: { card } }];
const LINKS = { appStore: "https://site.example/ios", googlePlay: "", edition: "Second edition" };
let store: RootStore;

beforeEach(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
  window.matchMedia = (() => ({ matches: true })) as never;
  HTMLMediaElement.prototype.play = async () => {};
  store = createRootStore({ storage: null, api: createApi().api });
});

function open() {
  const notices = new LiveAnswer(
    [{ id: "2026-one", title: "One", start: "2026-06-30", end: null }],
    () => new Promise(() => {}),
  );
  render(
    <StoreProvider store={store}>
      <HomeHero
        data={
          {
            idols: { nodes: [] },
            source: NONE,
            site: {
              links: LINKS,
              start: [{ title: "Find yours", target: "/explore/units" }],
              featured: { homeCharacters: POSTERS },
            },
          } as unknown as Queries.HomeTemplateQuery
        }
        notices={notices}
      />
    </StoreProvider>,
  );
}

const live = (own: Partial<typeof NONE>) =>
  act(async () => store.download.answer.set({ ...NONE, ...own }));

it("shows the film of the answer in place of the posters, and the posters when it cannot", async () => {
  open();
  const poster = () => screen.queryByAltText("Poster of Rei Sakuma");
  const film = () => screen.queryByLabelText("Film of the game, without sound");
  expect(poster()).toBeVisible();
  await live({ homeVideoUrl: "https://elsewhere.example/film.mp4" });
  expect(poster()).toBeVisible();
  await live({ homeVideoUrl: "/film.mp4" });
  expect([poster(), film()?.querySelector("source")?.src]).toEqual([
    null,
    "http://localhost/film.mp4",
  ]);
  fireEvent.error(film()?.querySelector("source") as Element);
  expect(poster()).toBeVisible();
});

it("introduces itself in the first section as a guide by fans to a rhythm game", () => {
  open();
  const words = screen.getByRole("heading", { level: 1 }).nextElementSibling;
  expect(words).toHaveTextContent(/fan guide .*rhythm game Ensemble Stars!! Music/);
  expect(screen.getByText("Second edition")).toBeVisible();
});
