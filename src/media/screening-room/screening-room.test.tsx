import { fireEvent, render, screen } from "@testing-library/react";
import {
  catalogue as house,
  fanFilm,
  filmOf,
  hostedFilm,
  longFilm,
  spriFilm,
} from "./screening.fixtures";
import { ScreeningRoom } from "./screening-room";
import type { ScreeningCatalogue } from "./screening-catalogue";

const catalogue = {
  ...house,
  films: [filmOf("fine"), spriFilm, filmOf("leaders"), longFilm, filmOf("2wink")],
};

beforeAll(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
});

function open(search = "", programme: ScreeningCatalogue = catalogue) {
  window.history.replaceState(null, "", `/explore/media${search}`);
  return render(<ScreeningRoom catalogue={programme} />);
}

const tickets = () => screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("film-"));
const link = (name: string | RegExp) => screen.getByRole("link", { name });

test("a unit's programme shows its number of films", () => {
  open("?unit=2wink");
  expect(tickets().map(({ id }) => id)).toEqual(["film-leaders", "film-two-by-two", "film-2wink"]);
  expect(screen.getByText(/^3 of 5 films, with 2wink in them/)).toBeVisible();
});

test("there is no second half while there are no contributed films, and its address shows the first", () => {
  open("?tab=contributed");
  expect(screen.queryByText(/contributed/i)).toBeNull();
  expect(tickets()).toHaveLength(5);
});

test("contributed films are listed with their makers, and lead out only when pressed", () => {
  open("?tab=contributed", { ...catalogue, contributed: [fanFilm] });
  expect(screen.getByText("A fan, 3 February 2026, 1:01")).toBeVisible();
  fireEvent.click(link("Kitchen dance"));
  expect(window.location.search).toBe("?tab=contributed&film=kitchen-dance");
  expect(screen.getByText("A film by A fan")).toBeVisible();
  expect(link(/^Load it from example.org/)).toHaveAttribute("href", "https://example.org/kitchen");
});

test("a hosted film names its host, and nothing is loaded from there", () => {
  const { container } = open("?film=elsewhere", {
    ...catalogue,
    films: [...catalogue.films, hostedFilm],
  });
  expect(screen.getByText(/^This film is on example.org/)).toBeVisible();
  const door = link("Load it from example.org (opens in a new tab)");
  expect(door).toHaveAttribute("target", "_blank");
  expect(door).toHaveAttribute("rel", "noopener noreferrer");
  expect(container.querySelector("iframe, video, [src^='http']")).toBeNull();
});

test("a film without an address has a message", () => {
  const unknown = { ...hostedFilm, target: "" };
  open("?film=elsewhere", { ...catalogue, films: [unknown] });
  expect(screen.getByText("We do not know yet where this film can be seen.")).toBeVisible();
});
