import { render, screen } from "@testing-library/react";
import { PosterCard } from "./poster-card";

const card: Queries.PosterCardFragment = {
  id: 72,
  cname: "null_himeru",
  name: "HiMERU",
  unit: "crazyb",
  names: { ja: "HiMERU" },
  posterPicture: {
    card: { layout: "constrained", width: 480, height: 640, images: { sources: [] } },
  },
};

it("links to the profile, in the character's colours", () => {
  render(<PosterCard character={card} sizes="10px" as="h3" badge="Leader" />);
  const link = screen.getByRole("link", { name: "HiMERU" });
  expect(link).toHaveAttribute("href", "/explore/units/characters/null_himeru");
  expect(screen.getByRole("heading", { level: 3, name: "HiMERU" })).toBeVisible();
  expect(screen.getByRole("article")).toHaveAttribute("data-character", "72");
  expect(screen.getByText("Leader")).toBeVisible();
});

it("does not write a name twice that is the same in Japanese", () => {
  render(<PosterCard character={card} sizes="10px" />);
  expect(screen.getAllByText("HiMERU")).toHaveLength(1);
});

it("links an audition record to the audition's section", () => {
  render(<PosterCard character={{ ...card, cname: "esu", unit: "4piece" }} sizes="10px" />);
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    "/explore/units/characters/esu#audition",
  );
});
