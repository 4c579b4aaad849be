import { render, screen } from "@testing-library/react";
import { CharacterFacts } from "./character-facts";

const UNKNOWN = {
  cname: "anzu",
  role: "Story character",
  names: { realName: null, realNameJa: null },
  unitRecord: { office: { id: "other", name: "Beyond the agencies" } },
  profile: {
    height: "-",
    weight: "-",
    blood: "-",
    age: "???",
    ageText: "-",
    birthday: "-",
    hand: null,
    interest: "-",
    interestJa: null,
    stunt: "-",
    stuntJa: null,
    class: null,
    school: null,
    schoolJa: null,
    year1: null,
  },
} as unknown as Queries.CharacterPageFragment;

const value = (label: string) =>
  screen.getAllByRole("term").find(({ textContent }) => textContent?.startsWith(label))
    ?.nextElementSibling?.textContent;

it("lists unpublished facts in one cell, and shows a secret one as unknown", () => {
  render(<CharacterFacts character={UNKNOWN} />);
  expect(value("Unknown so far")).toBe(
    "Birthday, Height, Weight, Blood type, Handedness, Hobby, Specialty",
  );
  expect(value("Age")).toBe("unknown");
  expect(screen.queryByText("Year 2")).not.toBeInTheDocument();
  expect(screen.queryByText("Profile in Year 1")).not.toBeInTheDocument();
});

it.each([
  ["left", "Left-handed"],
  ["right", "Right-handed"],
  ["both", "Ambidextrous"],
])("says which hand is used more: %s", (hand, words) => {
  render(<CharacterFacts character={{ ...UNKNOWN, profile: { ...UNKNOWN.profile, hand } }} />);
  expect(value("Handedness")).toBe(words);
});

it("links a fact to all idols who share it", () => {
  const profile = { ...UNKNOWN.profile, hand: "left", birthday: "11-02", height: "180" };
  render(<CharacterFacts character={{ ...UNKNOWN, profile }} />);
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([
    "/explore/everybody?month=11",
    "/explore/everybody?height=180",
    "/explore/everybody?hand=left",
    "/explore/agencies/other",
    "/explore/compare?a=anzu",
  ]);
});

it("labels the year of a fact, and shows the year before on demand", () => {
  const profile = {
    ...UNKNOWN.profile,
    height: "179",
    age: "19",
    ageText: "As of 1 April, Year 2",
    school: "Yumenosaki Academy",
    class: "3-A",
    year1: {
      age: "18",
      height: "178",
      weight: "59",
      interest: "Collecting teacups",
      interestJa: "ティーカップ収集",
      stunt: "Ballroom dancing",
      stuntJa: "社交ダンス",
    },
  };
  render(<CharacterFacts character={{ ...UNKNOWN, profile }} />);
  expect(value("HeightYear 2")).toBe("179 cm");
  expect(value("SchoolYear 1")).toBe("Yumenosaki Academy");
  expect(screen.getByRole("link", { name: "3-A" })).toHaveAttribute(
    "href",
    "/explore/everybody?class=3-a",
  );
  expect(screen.getByRole("group")).toHaveTextContent("178 cm");
  expect(screen.getByText("ティーカップ収集")).toHaveAttribute("lang", "ja");
});

it.each([
  ["As of 1 July, Year 1", "Year 1", "as of 1 July, Year 1"],
  ["As of 1 April, Year 2", "Year 2", "as of 1 April, Year 2"],
])("names the year in which an age is counted: %s", (ageText, year, words) => {
  const profile = { ...UNKNOWN.profile, age: "29", ageText };
  render(<CharacterFacts character={{ ...UNKNOWN, profile }} />);
  expect(value(`Age${year}`)).toBe("29");
  expect(value("Age counted")).toBe(words);
});
