import { render, screen, within } from "@testing-library/react";
import { LegalPage } from "./legal-page";

const data = {
  page: {
    slug: "privacy",
    title: "Privacy policy",
    summary: "We do not track you.",
    date: "2026-11-21",
    html: '<h2 id="who">Who is speaking</h2>\n<p>Fans.</p>\n<h2 id="what">What stays</h2>',
    toc: [
      { id: "who", title: "Who is speaking" },
      { id: "what", title: "What stays" },
    ],
  },
  site: {
    elsewhere: [
      { kind: "rules", title: "Their rules", about: "In Japanese", address: "https://r.example/" },
      { kind: "rules", title: "Unknown", about: null, address: "" },
      { kind: "guide", title: "Friends", about: null, address: "https://friends.example/" },
    ],
  },
  others: {
    nodes: [
      { slug: "privacy", title: "Privacy policy" },
      { slug: "agreement", title: "Service agreement" },
      { slug: "protocol", title: "Exhibition rules" },
    ],
  },
} as unknown as Queries.LegalTemplateQuery;

const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

describe("a legal page", () => {
  beforeEach(() => void render(<LegalPage data={data} />));

  it("says its title, itself in short, and the day of the last change", () => {
    expect(screen.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
    expect(screen.getByText("We do not track you.")).toBeVisible();
    expect(screen.getByText("21 November 2026")).toHaveAttribute("datetime", "2026-11-21");
  });

  it("has a table of contents whose links lead to the sections of the text", () => {
    const contents = screen.getByRole("navigation", { name: "On this page" });
    const links = within(contents).getAllByRole("link");
    expect(targets(links)).toEqual(["#who", "#what"]);
    const article = screen.getByRole("article");
    const ids = within(article)
      .getAllByRole("heading")
      .map(({ id }) => `#${id}`);
    expect(ids).toEqual(targets(links));
  });

  it("leads to the other legal pages", () => {
    const others = screen.getByRole("navigation", { name: "The other house rules" });
    const links = within(others).getAllByRole("link");
    expect(targets(links)).toEqual(["/agreement", "/protocol"]);
  });
});

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
