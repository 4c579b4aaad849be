import { act } from "@testing-library/react";
import { hydrateInSlices } from "./hydrate-in-slices";

const page = <p>Encore</p>;

function containerOf(html: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

it("hydrates existing HTML", async () => {
  const container = containerOf("<p>Encore</p>");
  const paragraph = container.firstChild;
  await act(async () => hydrateInSlices()(page, container));
  expect(container.firstChild).toBe(paragraph);
});

it("renders the page without HTML, and logs nothing", async () => {
  const container = containerOf("");
  const complaints = jest.spyOn(console, "error");
  await act(async () => hydrateInSlices()(page, container));
  expect(container.innerHTML).toBe("<p>Encore</p>");
  expect(complaints).not.toHaveBeenCalled();
});

it.each(["", "<p>Encore</p>"])("removes foreign elements in “%s”", async (html) => {
  const container = containerOf(html);
  let unmount: (() => void) | undefined;
  await act(async () => {
    unmount = hydrateInSlices()(page, container);
  });
  await act(async () => unmount?.());
  expect(container).toBeEmptyDOMElement();
});
