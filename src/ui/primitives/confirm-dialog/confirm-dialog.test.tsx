import { fireEvent, render, screen } from "@testing-library/react";
import { ConfirmDialog } from "./confirm-dialog";

const ask = () => {
  const answers: boolean[] = [];
  const view = render(
    <ConfirmDialog question="Take Leon out?" onAnswer={(answer) => answers.push(answer)} />,
  );
  return { answers, ...view };
};

it("asks with No first, and gives the answer", () => {
  const { answers } = ask();
  expect(screen.getByRole("dialog", { name: "Take Leon out?" })).toBeVisible();
  expect(screen.getByRole("button", { name: "No" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(answers).toEqual([true, false]);
});

it("takes Escape for a No", () => {
  const { answers } = ask();
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(answers).toEqual([false]);
});

it("gives the focus back when it goes", () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  ask().unmount();
  expect(opener).toHaveFocus();
});
