import { render, screen } from "@testing-library/react";
import { Link } from "gatsby";
import { classNames } from "./element";
import { Cluster, Stack, Text, Title } from "./elements";

it("renders the usual element with the class of a step", () => {
  const { container } = render(<Stack gap={3} />);
  expect(container.innerHTML).toBe('<div class="stack gap3"></div>');
});

it("renders another element, with its own props", () => {
  render(
    <Cluster as="nav" aria-label="Games">
      <Stack as={Link} to="/play">
        Guess
      </Stack>
    </Cluster>,
  );
  expect(screen.getByRole("navigation", { name: "Games" })).toHaveClass("cluster", { exact: true });
  expect(screen.getByRole("link", { name: "Guess" })).toHaveAttribute("href", "/play");
});

it("puts the caller’s class before its own", () => {
  const { container } = render(<Stack className="mine" />);
  expect(container.firstElementChild?.className).toBe("mine stack");
});

it("turns its own props into classes, and passes none of them on", () => {
  const { container } = render(
    <Text as="span" size={3} weight={700} soft>
      Now
    </Text>,
  );
  expect(container.innerHTML).toBe('<span class="text3 weight700 soft">Now</span>');
});

it("has no class attribute without classes", () => {
  const { container } = render(<Title>Rules</Title>);
  expect(container.innerHTML).toBe("<h2>Rules</h2>");
  expect(classNames(undefined, false)).toBeUndefined();
});
