import { render, screen } from "@testing-library/react";
import * as React from "react";

const loadPage = jest.fn();

beforeEach(() => {
  // Reloaded because the component loads its page once; React must stay the same instance.
  jest.resetModules();
  jest.doMock("react", () => React);
  window.___loader = { loadPage, loadPageSync: () => undefined, hovering: () => {} };
});
afterEach(() => {
  delete window.___loader;
});

it.each([{ status: "error" }, undefined])(
  "links to the home page if the 404 page cannot be loaded",
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
