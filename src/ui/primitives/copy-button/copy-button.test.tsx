import { fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "./copy-button";

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

const button = (
  <CopyButton text={"one\ntwo"} done="It is copied.">
    Copy it
  </CopyButton>
);

it("copies, and confirms it", async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  render(button);
  fireEvent.click(screen.getByRole("button", { name: "Copy it" }));
  expect(await screen.findByText("It is copied.")).toBeVisible();
  expect(copied).toEqual(["one\ntwo"]);
});

it("shows the text, selected, if it may not copy", async () => {
  clipboard(() => Promise.reject(new Error("no")));
  render(button);
  fireEvent.click(screen.getByRole("button"));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Copy it" });
  expect(field).toHaveValue("one\ntwo");
  expect(field.selectionEnd).toBe(7);
});
