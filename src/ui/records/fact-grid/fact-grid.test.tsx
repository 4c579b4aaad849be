import { render, screen, within } from "@testing-library/react";
import { FactGrid } from "./fact-grid";

it("pairs each label with its value, the year and the original in its language", () => {
  render(
    <FactGrid
      facts={[
        { label: "Height", value: "179 cm", year: "Year 2" },
        { label: "Hobby", value: "Black tea", original: "紅茶" },
      ]}
    />,
  );
  const [height, hobby] = screen.getAllByRole("term");
  expect(height).toHaveTextContent("HeightYear 2");
  expect(height?.nextElementSibling).toHaveTextContent("179 cm");
  const original = within(hobby?.parentElement as HTMLElement).getByText("紅茶");
  expect(original).toHaveAttribute("lang", "ja");
});

it("omits a missing original and year", () => {
  const { container } = render(<FactGrid facts={[{ label: "Blood type", value: "unknown" }]} />);
  expect(container.querySelector("[lang]")).toBeNull();
  expect(screen.getByRole("definition")).toHaveTextContent(/^unknown$/);
});
