import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { NotFoundContent } from "./not-found-content";

const named = (cname: string, name: string) => ({
  cname,
  name,
  unit: "undead",
  names: { ja: null, kana: null, zhHant: null },
});
const PEOPLE = [named("sakuma_rei", "Rei Sakuma"), named("oogami_koga", "Koga Ogami")];

const page = (characters = PEOPLE) => <NotFoundContent characters={characters} finder={null} />;
const type = (value: string) =>
  fireEvent.input(screen.getByRole("searchbox", { name: "Looking for someone?" }), {
    target: { value },
  });

it("is built with links to the home page and to all idols", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(page());
  expect([...built.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/explore/everybody",
  ]);
});

it("finds by name, and Enter opens the first match", () => {
  render(page());
  type("Sak");
  expect(screen.getByRole("link", { name: "Rei Sakuma" })).toHaveAttribute(
    "href",
    "/explore/units/characters/sakuma_rei",
  );
  expect(screen.getByRole("status")).toHaveTextContent("1 character");
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
  expect(window.location.pathname).toBe("/explore/units/characters/sakuma_rei");
  type("zzz");
  expect(screen.getByRole("status")).toHaveTextContent("No character has that name");
  expect(screen.queryByRole("link", { name: "Rei Sakuma" })).toBeNull();
});

it("links to a random idol", () => {
  jest.spyOn(Math, "random").mockReturnValue(0.99);
  render(page());
  expect(screen.getByRole("link", { name: "Someone at random: Koga Ogami" })).toHaveAttribute(
    "href",
    "/explore/units/characters/oogami_koga",
  );
  jest.restoreAllMocks();
});
