import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Dialog } from "./dialog";

beforeAll(() => {
  // jsdom lacks both.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Modal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog aria-label="Modal" onClose={onClose}>
      <button onClick={onClose}>Close</button>
    </Dialog>
  );
}

function Page() {
  const [open, setOpen] = useState<"nothing" | "modal" | "opener too">("nothing");
  return (
    <>
      {open !== "opener too" && <button onClick={() => setOpen("modal")}>Open</button>}
      {open === "modal" && <Modal onClose={() => setOpen("nothing")} />}
      <button onClick={() => setOpen("opener too")}>Take away</button>
    </>
  );
}

function openIt() {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test("is open while mounted, and restores the focus", () => {
  const opener = openIt();
  expect(screen.getByRole("dialog")).toHaveAttribute("open");
  const close = screen.getByRole("button", { name: "Close" });
  expect(close).toHaveFocus();
  fireEvent.click(close);
  expect(opener).toHaveFocus();
});

test("an opener that is gone gets no focus", () => {
  const opener = openIt();
  fireEvent.click(screen.getByText("Take away"));
  expect(opener).not.toHaveFocus();
});
