import fc from "fast-check";
import { renderMarkdown } from "./render-markdown";

describe("a text as HTML", () => {
  test("has the headings, lists and links of its Markdown", () => {
    const { html } = renderMarkdown("## Who\n\nWe are **fans**.\n\n- [rules](/protocol)\n");
    expect(html).toContain('<h2 id="who">Who</h2>');
    expect(html).toContain("<p>We are <strong>fans</strong>.</p>");
    expect(html).toContain('<li><a href="/protocol">rules</a></li>');
  });

  test("lists its sections with the ids that they have, parts of sections left out", () => {
    const { html, toc } = renderMarkdown(
      "## What’s *ours*\n\n### A part\n\n## Again\n\n## Again\n",
    );
    expect(toc.map(({ title }) => title)).toEqual(["What’s ours", "Again", "Again"]);
    expect(new Set(toc.map(({ id }) => id)).size).toBe(3);
    for (const { id } of toc) expect(html).toContain(`<h2 id="${id}">`);
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<b onclick="alert(1)">x</b>'],
    ["a script's address", "[x](javascript:alert(1))"],
    ["a data address", "![x](data:text/html,<b>)"],
    ["a style", '<p style="color:red">x</p>'],
  ])("drops %s", (_what, markdown) => {
    const { html } = renderMarkdown(`## One\n\n${markdown}\n`);
    expect(html).not.toMatch(/<script|onclick|javascript:|data:|style=/);
  });

  test("is never more than harmless tags, whatever the text is", () => {
    const part = fc.constantFrom(
      "<",
      ">",
      '"',
      "=",
      "[",
      "](",
      ")",
      "`",
      "#",
      "\n",
      "a",
      "!",
      "on",
    );
    fc.assert(
      fc.property(fc.string({ unit: part, maxLength: 60 }), (markdown) => {
        for (const [tag] of renderMarkdown(markdown).html.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(/^<\/?(a|p|h[1-6]|br|code|pre|em|img|blockquote|ul|ol|li)[ >]/);
        }
      }),
    );
  });
});
