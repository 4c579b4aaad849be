import { render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

describe("SiteLink", () => {
  it("opens a page of this site in the same tab", () => {
    render(<SiteLink target="/explore/units">Unit members</SiteLink>);
    const link = screen.getByRole("link", { name: "Unit members" });
    expect(link).toHaveAttribute("href", "/explore/units");
    expect(link).not.toHaveAttribute("target");
  });

  it("opens other sites in a new tab, labelled so, without opener and referrer access", () => {
    render(<SiteLink target="https://example.org/">한국어</SiteLink>);
    const link = screen.getByRole("link", { name: "한국어 (opens in a new tab)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("opens a page of this site in a new tab on request", () => {
    render(
      <SiteLink target="/privacy" newTab>
        Privacy
      </SiteLink>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  });

  it("is left out while its address is unknown", () => {
    const { container } = render(<SiteLink target="">Online top-up centre</SiteLink>);
    expect(container).toBeEmptyDOMElement();
  });
});

it("opens a section of the same page in the same tab", () => {
  render(<SiteLink target="#three-doors">The doors</SiteLink>);
  const link = screen.getByRole("link", { name: "The doors" });
  expect(link).toHaveAttribute("href", "#three-doors");
  expect(link).not.toHaveAttribute("target");
});
