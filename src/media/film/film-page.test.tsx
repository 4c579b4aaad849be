import { fireEvent, render, screen } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { FILM, STILL } from "./film.fixtures";
import { FilmPage } from "./film-page";
import type { FilmPlayerProps } from "./player/film-player";

const seek = jest.fn();
jest.mock("./player/film-player", () => ({
  __esModule: true,
  default: ({ requestedFrame }: FilmPlayerProps) => {
    if (requestedFrame) seek(requestedFrame.frame);
    return <p>A film by hand</p>;
  },
}));

it("shows a chapter that was requested before the film had loaded", async () => {
  // With reduced motion the film is loaded on request only.
  window.matchMedia = (() => ({ matches: true })) as never;
  render(
    <StoreProvider store={createRootStore({ storage: null })}>
      <FilmPage
        film={FILM}
        opening={{ wide: STILL, tall: STILL }}
        units={["fine"]}
        lobby={<p>The lobby</p>}
      />
    </StoreProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Show from here: Part 2" }));
  await screen.findByText("A film by hand");
  expect(seek).toHaveBeenCalledWith(41);
});
