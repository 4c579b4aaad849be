import { render, screen, within } from "@testing-library/react";
import { LegalPage } from "./legal-page";

const data = {
  page: {
    slug: "privacy",
    title: "Privacy policy",
    summary: "We do not track you.",
    date: "2026-11-21",
    html: "",
    toc: [],
  },
  site: {
    elsewhere: [
      { kind: "rules", title: "Their rules", about: "In Japanese", address: "https://r.example/" },
      { kind: "rules", title: "Unknown", about: null, address: "" },
      { kind: "guide", title: "Friends", about: null, address: "https://friends.example/" },
    ],
  },
  others: { nodes: [] },
} as unknown as Queries.LegalTemplateQuery;

const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

it.each([
  ["ip-standard", "The makers’ own rules", "https://r.example/"],
  ["about", "Other fan guides", "https://friends.example/"],
])(
  "%s leads to pages of others, in new tabs, and says so in its contents",
  (slug, title, address) => {
    render(<LegalPage data={{ ...data, page: data.page && { ...data.page, slug } }} />);
    const section = screen.getByRole("region", { name: title });
    const links = within(section).getAllByRole("link");
    expect(targets(links)).toEqual([address]);
    expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
    expect(links[0]).toHaveAccessibleName(/opens in a new tab/);
    const contents = screen.getByRole("navigation", { name: "On this page" });
    expect(within(contents).getByRole("link", { name: title })).toBeVisible();
  },
);
