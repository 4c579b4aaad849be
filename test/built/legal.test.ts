import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { renderMarkdown } from "../../lib/content/read/legal/render-markdown";
import { formatDate } from "../../lib/format/date";
import { builtPages } from "./pages";

const pages = new Map(builtPages().map(({ path, html }) => [path, html.split("<body")[1]]));
const { legal } = readCatalogue("content");

describe("the legal pages", () => {
  it.each(legal.map((page) => [page.slug, page] as const))(
    "/%s has its whole text without scripts, its date, and a way to every section",
    (slug, { title, summary, date, body }) => {
      const html = pages.get(`/${slug}`) ?? "";
      const { html: text, toc } = renderMarkdown(body);
      expect(html).toContain(text.trim());
      for (const words of [title, summary, formatDate(date)]) expect(html).toContain(words);
      for (const { id } of toc) expect(html.split(`href="#${id}"`).length).toBeGreaterThan(1);
    },
  );

  it.each(legal.map(({ slug }) => slug))("/%s leads to the others", (slug) => {
    const html = pages.get(`/${slug}`) ?? "";
    const others = legal.map((page) => page.slug).filter((other) => other !== slug);
    expect(others.filter((other) => !html.includes(`href="/${other}"`))).toEqual([]);
  });
});
