import { render, screen } from "@testing-library/react";
import { OfficialLinks } from "./official-links";

const targets = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

it("links to each official page whose address is known, in a new tab", () => {
  const { rerender } = render(
    <OfficialLinks
      label="Official pages"
      links={{ facebook: "https://f.example/es", twitter: "https://t.example/es" }}
    />,
  );
  expect(targets()).toEqual(["https://t.example/es", "https://f.example/es"]);
  expect(screen.getByRole("link", { name: /^Facebook/ })).toHaveAttribute("target", "_blank");
  rerender(
    <OfficialLinks
      label="Official pages"
      links={{ facebook: "", twitter: "https://t.example/es" }}
    />,
  );
  expect(targets()).toEqual(["https://t.example/es"]);
});

it("is not there while no address is known", () => {
  const { container } = render(
    <OfficialLinks label="Official pages" links={{ facebook: "", twitter: "" }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
