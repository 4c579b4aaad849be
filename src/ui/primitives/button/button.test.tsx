import { render, screen } from "@testing-library/react";
import { SiteLink } from "../site-link/site-link";
import { Button, ButtonLink } from "../elements";
import { CloseButton, IconButton } from "./icon-button";

it("submits no form unless its type is submit", () => {
  render(
    <>
      <Button>Show</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole("button", { name: "Show" })).toHaveAttribute("type", "button");
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
});

it("looks as its props say", () => {
  render(
    <Button size="small" tone="sun" shadow={1} className="mine">
      Show
    </Button>,
  );
  expect(screen.getByRole("button").className).toBe("mine small shadow1 sun");
});

it("is a link to a page, to a file, or to an address of the content", () => {
  render(
    <>
      <ButtonLink to="/explore">Explore</ButtonLink>
      <ButtonLink as="a" href="/poster.jpg" download="poster.jpg">
        Save
      </ButtonLink>
      <ButtonLink as={SiteLink} target="https://example.org/">
        Shop
      </ButtonLink>
    </>,
  );
  for (const link of screen.getAllByRole("link")) {
    expect(link).toHaveClass("button");
    expect(link).not.toHaveAttribute("type");
  }
  expect(screen.getByRole("link", { name: "Explore" })).toHaveAttribute("href", "/explore");
  expect(screen.getByRole("link", { name: "Save" })).toHaveAttribute("download", "poster.jpg");
  expect(screen.getByRole("link", { name: /^Shop/ })).toHaveAttribute("target", "_blank");
});

it("is named by its label if it shows an icon", () => {
  render(
    <>
      <IconButton aria-label="Turn">↻</IconButton>
      <CloseButton />
    </>,
  );
  expect(screen.getByRole("button", { name: "Turn" })).toHaveAttribute("type", "button");
  expect(screen.getByRole("button", { name: "Close" })).toHaveTextContent("×");
});
