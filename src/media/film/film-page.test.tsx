import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { FILM, STILL } from "./film.fixtures";
import { FilmPage } from "./film-page";
import type { FilmPlayerProps } from "./player/film-player";

const seek = jest.fn();
jest.mock("./player/film-player", () => ({
  __esModule: true,
  default: ({ isByHand, wanted }: FilmPlayerProps) => {
    if (wanted) seek(wanted.frame);
    return <p>{isByHand ? "A film by hand" : "A film"}</p>;
  },
}));

const media = { reduced: false };

beforeEach(() => {
  window.matchMedia = (() => ({ matches: media.reduced })) as never;
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  media.reduced = false;
  seek.mockClear();
});

afterEach(() => document.body.replaceChildren());

function page() {
  const store = createRootStore({ storage: null });
  const element = (
    <StoreProvider store={store}>
      <FilmPage
        film={FILM}
        opening={{ wide: STILL, tall: STILL }}
        units={["fine"]}
        lobby={<p>The lobby</p>}
      />
    </StoreProvider>
  );
  return { store, element };
}

it("is built whole: title, stills, words, the lobby", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(page().element);
  document.body.replaceChildren(built);
  const view = within(built);
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("A film");
  for (const { title, caption, alt } of FILM.chapters) {
    expect(view.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(view.getByText(caption)).toBeInTheDocument();
    expect(view.getByAltText(alt)).toBeInTheDocument();
  }
  expect(built).toHaveTextContent("The lobby");
  expect(built.innerHTML).not.toMatch(/style=|inert/);
});

it("brings the film behind the curtain, where nothing can be reached until it opens", async () => {
  const { store, element } = page();
  render(element);
  expect(await screen.findByText("A film", { selector: "p" })).toBeInTheDocument();
  const house = screen.getByText("The lobby").parentElement;
  expect(house).toHaveAttribute("inert");
  act(() => store.playMovie.loading.endWait());
  expect(house).not.toHaveAttribute("inert");
  fireEvent.click(screen.getByRole("button", { name: "Show from here: Part 3" }));
  expect(seek).toHaveBeenLastCalledWith(61);
});

it("brings it only if it is asked for where motion is not wanted", async () => {
  media.reduced = true;
  render(page().element);
  await act(async () => undefined);
  expect(screen.queryByText("A film by hand")).toBeNull();
  expect(screen.getByText("The lobby").parentElement).not.toHaveAttribute("inert");
  fireEvent.click(screen.getByRole("button", { name: "Turn the frames by hand" }));
  expect(await screen.findByText("A film by hand")).toBeInTheDocument();
});

it("shows a chapter that was asked for before the film was there", async () => {
  media.reduced = true;
  render(page().element);
  fireEvent.click(screen.getByRole("button", { name: "Show from here: Part 2" }));
  await screen.findByText("A film by hand");
  expect(seek).toHaveBeenCalledWith(41);
});
