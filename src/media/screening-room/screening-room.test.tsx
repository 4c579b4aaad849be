import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
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
  Element.prototype.scrollIntoView = () => {};
});

function open(search = "", programme: ScreeningCatalogue = catalogue) {
  window.history.replaceState(null, "", `/explore/media${search}`);
  return render(<ScreeningRoom catalogue={programme} />);
}

const bill = () => document.querySelector("#now-showing")?.textContent;
const tickets = () => screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("film-"));
const link = (name: string | RegExp) => screen.getByRole("link", { name });

test("the server renders the whole programme, and loads no film", () => {
  const html = renderToString(<ScreeningRoom catalogue={catalogue} />);
  for (const { id, title, about } of catalogue.films) {
    expect(html).toContain(`id="film-${id}"`);
    for (const words of [title, about]) expect(html).toContain(words);
  }
  for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toContain('loading="lazy"');
});

test("a ticket plays its film and says so in the address", async () => {
  open();
  fireEvent.click(link("Which one was that?"));
  expect(window.location.search).toBe("?film=2wink");
  expect(bill()).toBe("Which one was that?");
  expect(await screen.findByLabelText("Film: Which one was that?")).toBeVisible();
});

test("the way back leads to the film before, which waits to be asked for", async () => {
  open();
  fireEvent.click(link("Dear princess"));
  await screen.findByLabelText("Film: Dear princess");
  act(() => window.history.back());
  await waitFor(() => expect(bill()).toBe("The tea is at four"));
  expect(screen.queryByLabelText(/^Film:/)).toBeNull();
  expect(screen.getByRole("button", { name: "Play the film" })).toBeVisible();
});

test("a shared address puts its film on the screen, and the button plays it", async () => {
  open("?film=leaders");
  expect(bill()).toBe("Fifteen people who decide");
  fireEvent.click(screen.getByRole("button", { name: "Play the film" }));
  expect(await screen.findByLabelText("Film: Fifteen people who decide")).toBeVisible();
});

test("films are narrowed to a unit", () => {
  open();
  const filters = within(screen.getByRole("navigation", { name: "Films by unit" }));
  fireEvent.click(filters.getByRole("link", { name: "2wink" }));
  expect(window.location.search).toBe("?unit=2wink");
  expect(tickets().map(({ id }) => id)).toEqual(["film-leaders", "film-two-by-two", "film-2wink"]);
  expect(screen.getByText(/^3 of 5 films, with 2wink in them/)).toBeVisible();
  fireEvent.click(filters.getByRole("link", { name: "All units" }));
  expect(window.location.search).toBe("");
  expect(tickets()).toHaveLength(5);
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

test("a hosted film says where it is, and nothing of it is loaded", () => {
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

test("a film whose address nobody knows says that", () => {
  const unknown = { ...hostedFilm, target: "" };
  open("?film=elsewhere", { ...catalogue, films: [unknown] });
  expect(screen.getByText("We do not know yet where this film can be seen.")).toBeVisible();
});

test.each(["?film=lost", "?unit=nobody", "?tab=other"])("%s is not found", (search) => {
  open(search);
  expect(screen.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});
