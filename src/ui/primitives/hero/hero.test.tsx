import { render } from "@testing-library/react";
import { Hero } from "./hero";

it("renders label, title and lead, each only if present", () => {
  const { container, rerender } = render(
    <Hero label="All stops" title="Timeline" titleClass="mine" lead="Every event." />,
  );
  expect(container.innerHTML).toBe(
    '<p class="badge tag">All stops</p><h1 class="mine title outline raised">Timeline</h1><p class="lead">Every event.</p>',
  );
  rerender(<Hero title="Timeline" />);
  expect(container.innerHTML).toBe('<h1 class="title outline raised">Timeline</h1>');
});
