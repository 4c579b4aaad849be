import { act, fireEvent, render, screen } from "@testing-library/react";
import { createApi, idle, type MadeCall } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { LiveScreeningRoom } from "./screening-room";
import { catalogue as whole, fanFilm, filmOf } from "./screening.fixtures";

const catalogue = { ...whole, films: ["fine", "2wink"].map(filmOf) };
let calls: MadeCall[] = [];

beforeAll(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
});

function open(search = "") {
  window.history.replaceState(null, "", `/explore/media${search}`);
  const made = createApi();
  calls = made.calls;
  const store = createRootStore({ storage: null, api: made.api });
  const channel = { source: { videoUrl: "" }, link: "" };
  render(
    <StoreProvider store={store}>
      <LiveScreeningRoom catalogue={catalogue} channel={channel} visit="1" />
    </StoreProvider>,
  );
  return store;
}

const call = (name: string) => calls.find((one) => one.name === name);
const stranger = {
  ...filmOf("fine"),
  id: "strangers",
  title: "Strangers in the house",
  unit: "unknown",
  cast: [99999, 4],
};
const answerWith = (list: object[]) =>
  act(async () => {
    call("video-list")?.answer({ total: list.length, page: 1, size: 100, list });
    call("contribution-video-list")?.answer([fanFilm]);
    await idle();
  });

it("counts the films of both answers", async () => {
  open();
  await act(idle);
  await answerWith([...catalogue.films, stranger]);
  expect(screen.getByText("3 silent films")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Contributed films/ })).toHaveTextContent("1");
});

it("finds a film in the address that only the answer knows", async () => {
  open("?film=strangers");
  expect(screen.getByRole("heading", { name: /could not be found/ })).toBeInTheDocument();
  await act(idle);
  await answerWith([...catalogue.films, stranger]);
  expect(document.querySelector("#now-showing")).toHaveTextContent("Strangers in the house");
});

it("has one notice for both calls, which retries the failed ones", async () => {
  open();
  await act(idle);
  await act(async () => {
    call("video-list")?.fail();
    call("contribution-video-list")?.answer([]);
    await idle();
  });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(calls.map(({ name }) => name)).toEqual([
    "video-list",
    "contribution-video-list",
    "video-list",
  ]);
});

it("links the official videos once their address is known", async () => {
  const store = open();
  expect(screen.queryByText(/official video channel/)).toBeNull();
  await act(async () => {
    store.download.answer.set({
      ...store.download.answer.value,
      videoUrl: "https://video.example/",
    });
  });
  expect(screen.getByRole("link", { name: /official video channel/ })).toHaveAttribute(
    "href",
    "https://video.example/",
  );
});
