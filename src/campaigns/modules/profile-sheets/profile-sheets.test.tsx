import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ProfileSheets } from "./profile-sheets";
import { plateNumber } from "./sheet-facts";

function newcomer(id: number, name: string, more: object = {}) {
  return {
    id,
    cname: name.toLowerCase(),
    name,
    catch: "Hello",
    cv: "A Voice",
    cvJa: null,
    names: { ja: "エス", kana: null, zhHant: null, realName: null, realNameJa: null },
    profile: { height: "160", age: "???", blood: "-", birthday: "-", interest: "-", stunt: "-" },
    unitRecord: { id: "spri", name: "Spri", office: { name: "An agency" } },
    posterPicture: { sheet: { layout: "constrained", width: 100, height: 140, images: {} } },
    ...more,
  };
}

const campaign = {
  castCharacters: [newcomer(10081, "Esu"), newcomer(10082, "Ibuki")],
} as unknown as Queries.ProfileSheetsFragment;
const leftOut = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.hasAttribute("data-left-out"))
    .map((item) => item.querySelector("h3")?.textContent);

beforeEach(() => {
  window.print = jest.fn();
  HTMLImageElement.prototype.decode = jest.fn().mockResolvedValue(undefined);
});

it("shows unknown and secret values as words, never as empty cells", () => {
  render(<ProfileSheets campaign={campaign} />);
  const value = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling;
  expect(value("Birthday")).toHaveTextContent("unknown");
  expect(value("Age in Year 2")).toHaveTextContent("unknown");
  expect(value("Chinese")).toHaveTextContent("unknown");
  expect(value("Full name")).toHaveTextContent("Esu エス");
});

it("prints one sheet, and has all of them back afterwards", async () => {
  render(<ProfileSheets campaign={campaign} />);
  fireEvent.click(screen.getByRole("button", { name: "Print Esu’s sheet" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(leftOut()).toEqual(["Ibuki"]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(leftOut()).toEqual([]);
});

it("prints all sheets even if a picture fails", async () => {
  HTMLImageElement.prototype.decode = jest.fn().mockRejectedValue(new Error("broken"));
  render(<ProfileSheets campaign={campaign} />);
  fireEvent.click(screen.getByRole("button", { name: "Print all 2" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(leftOut()).toEqual([]);
});

it("shows the audition’s number on the later record", () => {
  expect([plateNumber(81), plateNumber(10085)]).toEqual([81, 85]);
});
