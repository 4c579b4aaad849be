import { fireEvent, render, screen } from "@testing-library/react";
import { DialogHead } from "./dialog-head";

it("names the dialog and closes it", () => {
  const onClose = jest.fn();
  render(<DialogHead id="title" title="My stands" onClose={onClose} />);
  expect(screen.getByRole("heading", { name: "My stands" })).toHaveAttribute("id", "title");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
