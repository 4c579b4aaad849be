import { render, screen, within } from "@testing-library/react";
import { FourPieceIdols } from "./four-piece-idols";

const imageData = { layout: "constrained" as const, width: 1, height: 1, images: { sources: [] } };

const character = (name: string, unit: string) => ({
  name,
  unitRecord: { name: unit },
  facePicture: { imageData },
});

const venue = (id: string, order: number): Queries.VenueBadgesFragment => ({
  id,
  order,
  name: `VS ${id.toUpperCase()}`,
  piece: `Piece ${order}`,
  runs: [{ edition: "jp", start: "2024-05-15", end: "2024-05-23" }],
  widePicture: { imageData },
});

const IDOLS: Queries.VenueBadgesIdolFragment[] = [
  {
    slug: "sagiri_esu",
    number: 3,
    venue: "princess",
    role: "contestant",
    audition: 81,
    roleTitle: "The one without a map",
    idol: character("Esu", "Special for Princess!"),
    auditionRecord: character("Esu", "4piece"),
    twinRecord: null,
  },
  {
    slug: "aoi_hinata",
    number: 15,
    venue: "gladiator",
    role: "contestant",
    audition: null,
    roleTitle: "The one who brought his brother",
    idol: character("Hinata Aoi", "2wink"),
    auditionRecord: null,
    twinRecord: character("Yuta Aoi", "2wink"),
  },
];

beforeEach(() => {
  const allVenue = { nodes: [venue("princess", 1), venue("gladiator", 4)] };
  render(<FourPieceIdols data={{ allVenue, allFourPieceIdol: { nodes: IDOLS } }} />);
});

it("lists each badge at its venue, a newcomer's with the former unit", () => {
  const princess = screen.getByRole("region", { name: "VS PRINCESS" });
  const badge = within(princess).getByRole("article");
  expect(badge).toHaveTextContent("Newcomer03Esu4pieceThe one without a map");
  expect(within(badge).getByRole("link", { name: "Esu" })).toHaveAttribute(
    "href",
    "/4piece/idol/sagiri_esu",
  );
});

it("lists a pass without a number for a twin who shares a page", () => {
  const gladiator = screen.getByRole("region", { name: "VS GLADIATOR" });
  expect(within(gladiator).getAllByRole("article")).toHaveLength(2);
  expect(within(gladiator).getByRole("link", { name: "Yuta Aoi" })).toHaveAttribute(
    "href",
    "/4piece/idol/aoi_hinata",
  );
  expect(within(gladiator).getByText("Shares page 15")).toBeVisible();
});
