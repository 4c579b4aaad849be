import fc from "fast-check";
import { html } from "./html";

it("lets no text become markup, wherever it stands", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { markup } = html`<p title="${text}">${text}</p>`;
      const [, title = "", inner = ""] = /^<p title="([^"]*)">([^<]*)<\/p>$/s.exec(markup) ?? [];
      expect([title, inner].map(read)).toEqual([text, text]);
    }),
  );
});

it("keeps markup, joins lists and omits missing values", () => {
  const items = ["a", "<"].map((one) => html`<li>${one}</li>`);
  expect(html`<ul>${items}${false}${undefined}</ul>`.markup).toBe(
    "<ul><li>a</li><li>&lt;</li></ul>",
  );
});

function read(markup: string): string {
  const names: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
  return markup.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => names[name] ?? "");
}
