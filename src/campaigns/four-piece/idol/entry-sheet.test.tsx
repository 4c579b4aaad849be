import { render, screen } from "@testing-library/react";
import { EntrySheet } from "./entry-sheet";

const LEO = {
  number: 2,
  role: "contestant",
  audition: null,
  roleTitle: "The one who wrote on the wall",
  venueRecord: { id: "princess", name: "VS PRINCESS", piece: "First piece" },
  sheet: { packs: "Nothing", warmsUp: "Improvising", dreads: "The answer" },
  later: { what: "MODE/D", path: "/dream_unit_project/moded" },
  idol: {
    name: "Leo Tsukinaga",
    names: {
      ja: "月永 レオ",
      kana: "つきなが れお",
      zhHant: null,
      realName: null,
      realNameJa: null,
    },
    unitRecord: { id: "knights", name: "Knights" },
  },
  auditionRecord: null,
} as unknown as Queries.FourPieceIdolPageFragment;

const ESU = {
  ...LEO,
  audition: 81,
  idol: {
    name: "Esu",
    names: {
      ja: "エス",
      kana: "えす",
      zhHant: null,
      realName: "Esu Sagiri",
      realNameJa: "冴霧 笑主",
    },
    unitRecord: { id: "spri", name: "Special for Princess!" },
  },
  auditionRecord: { unitRecord: { id: "4piece", name: "4piece" } },
} as unknown as Queries.FourPieceIdolPageFragment;

const value = (label: string) =>
  screen.queryAllByRole("term").find(({ textContent }) => textContent === label)
    ?.nextElementSibling;

it("links venue, role, unit and result", () => {
  render(<EntrySheet idol={LEO} />);
  expect(screen.getByRole("heading", { level: 1, name: "Leo Tsukinaga" })).toBeVisible();
  expect(screen.getByText("Entry sheet")).toBeVisible();
  expect(screen.getByText("No. 02")).toBeVisible();
  expect(value("Role")).toHaveTextContent("Contestant");
  expect(value("Unit")).toHaveTextContent("Knights, then and now");
  expect(screen.getByRole("link", { name: "VS PRINCESS" })).toHaveAttribute(
    "href",
    "/4piece#princess",
  );
  expect(screen.getByRole("link", { name: "MODE/D" })).toHaveAttribute(
    "href",
    "/dream_unit_project/moded",
  );
  expect(value("Real name")).toBeUndefined();
});

it("shows a newcomer's real name, and the present unit apart from that of the audition", () => {
  render(<EntrySheet idol={ESU} />);
  expect(value("Real name")).toHaveTextContent("Esu Sagiri 冴霧 笑主");
  expect(screen.getByText("冴霧 笑主")).toHaveAttribute("lang", "ja");
  expect(value("Role")).toHaveTextContent("one of five newcomers");
  expect(value("Unit then")).toHaveTextContent("none yet");
  expect(value("Unit now")).toHaveTextContent("Special for Princess!");
});

it("is a pass for an idol at the side of the contestants", () => {
  render(<EntrySheet idol={{ ...LEO, role: "beside", later: null }} />);
  expect(screen.getByText("Side pass")).toBeVisible();
  expect(value("Role")).toHaveTextContent("At the side of the contestants");
  expect(value("What came of it")).toBeUndefined();
});
