import { render, screen } from "@testing-library/react";
import * as React from "react";

const loadPage = jest.fn();

beforeEach(() => {
  // The component is made again, since it loads its page once; React stays the one that renders it.
  jest.resetModules();
  jest.doMock("react", () => React);
  document.title = "Unit members · Encore";
  window.___loader = { loadPage, loadPageSync: () => undefined, hovering: () => {} };
});
afterEach(() => {
  delete window.___loader;
});

it("shows the 404 page with that page's data, under its title", async () => {
  const Page = ({ data }: { data: unknown }) => <h1>Lost: {String(data)}</h1>;
  loadPage.mockResolvedValue({ component: { default: Page }, json: { data: "everybody" } });
  const { NotFound } = await import("./not-found");
  render(<NotFound />);
  expect(await screen.findByRole("heading", { name: "Lost: everybody" })).toBeVisible();
  expect(loadPage).toHaveBeenCalledWith("/404.html");
  expect(document.title).toBe("Page not found · Encore");
});

it.each([{ status: "error" }, undefined])(
  "has the way home where it cannot be loaded",
  async (had) => {
    loadPage.mockResolvedValue(had);
    const { NotFound } = await import("./not-found");
    render(<NotFound />);
    expect(
      await screen.findByRole("heading", { name: "This page could not be found" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute(
      "href",
      "/",
    );
  },
);
