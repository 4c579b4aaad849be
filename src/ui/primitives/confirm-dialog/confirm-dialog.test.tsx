import { fireEvent, render, screen } from "@testing-library/react";
import { ConfirmDialog } from "./confirm-dialog";

const openDialog = () => {
  const answers: boolean[] = [];
  const view = render(
    <ConfirmDialog question="Take Leon out?" onAnswer={(answer) => answers.push(answer)} />,
  );
  return { answers, ...view };
};

it("focuses No first, and reports the answer", () => {
  const { answers } = openDialog();
  expect(screen.getByRole("dialog", { name: "Take Leon out?" })).toBeVisible();
  expect(screen.getByRole("button", { name: "No" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(answers).toEqual([true, false]);
});

it("treats Escape as No", () => {
  const { answers } = openDialog();
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(answers).toEqual([false]);
});

it("restores the focus on unmount", () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  openDialog().unmount();
  expect(opener).toHaveFocus();
});
