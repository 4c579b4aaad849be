import { render, screen } from "@testing-library/react";
import { ScriptNames } from "./script-names";

const shown = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

it("labels each name and sets its language", () => {
  const names = { ja: "明星 スバル", kana: "あけほし すばる", zhHant: "明星 昴流" };
  render(<ScriptNames name="Subaru Akehoshi" names={names} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Japanese",
    "Reading",
    "Chinese",
  ]);
  expect(screen.getByText("明星 昴流")).toHaveAttribute("lang", "zh-Hant");
});

it("omits names that repeat the name or the Japanese", () => {
  const { rerender } = render(
    <ScriptNames name="HiMERU" names={{ ja: "HiMERU", kana: "ひめる", zhHant: "HiMERU" }} />,
  );
  expect(shown()).toEqual(["ひめる"]);
  rerender(
    <ScriptNames name="AKATSUKI" names={{ ja: "紅月", kana: "アカツキ", zhHant: "紅月" }} />,
  );
  expect(shown()).toEqual(["紅月", "アカツキ"]);
  rerender(<ScriptNames name="Anzu" names={{}} />);
  expect(shown()).toEqual([]);
});
