import { render, screen } from "@testing-library/react";
import { TeamFace } from "./parts/team-face";
import { VenueBand } from "./venue-band";

const facePicture = {
  imageData: { layout: "constrained" as const, width: 1, height: 1, images: { sources: [] } },
};

const HINATA: Queries.TeamFaceFragment = {
  slug: "aoi_hinata",
  number: 15,
  venue: "gladiator",
  role: "contestant",
  idol: { name: "Hinata Aoi", facePicture },
  auditionRecord: null,
  twinRecord: { name: "Yuta Aoi", facePicture },
};

const GLADIATOR = {
  id: "gladiator",
  name: "VS GLADIATOR",
  piece: "Fourth piece",
  eventName: "オーディション VS GLADIATOR -Fourth piece-",
  lead: "The last piece is an arena.",
  text: "Sand and columns.",
  runs: [
    { edition: "jp", start: "2024-09-30", end: "2024-10-08" },
    { edition: "en", start: "2026-08-29", end: "2026-09-06" },
  ],
} as unknown as Queries.FourPieceVenueFragment;

it("shows the first day in Japan on the calendar leaf, and the days of every edition", () => {
  render(<VenueBand venue={GLADIATOR} idols={[HINATA]} />);
  expect(screen.getByText("September 2024")).toBeVisible();
  expect(screen.getByText("30")).toBeVisible();
  expect(screen.getByText("30 September – 8 October 2024")).toBeVisible();
  expect(screen.getByText("29 August – 6 September 2026")).toBeVisible();
  expect(screen.getByText(GLADIATOR.eventName)).toHaveAttribute("lang", "ja");
  expect(screen.getByRole("region", { name: "VS GLADIATOR" })).toHaveAttribute("id", "gladiator");
});

it("shows everybody who was there, a twin after the others and on the same page", () => {
  render(<VenueBand venue={GLADIATOR} idols={[HINATA]} />);
  const [hinata, yuta] = screen.getAllByRole("link");
  expect(hinata).toHaveTextContent("Hinata Aoi");
  expect(yuta).toHaveTextContent("Yuta Aoi");
  expect(yuta).toHaveAttribute("href", "/4piece/idol/aoi_hinata");
});

it("does not lead from an idol's page to itself", () => {
  render(<TeamFace idol={HINATA} isCurrent />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Hinata Aoi")).toBeVisible();
});
