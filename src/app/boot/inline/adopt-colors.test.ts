/** @jest-environment jsdom */
import { adoptColors } from "./adopt-colors";

it("applies the colours in the page", () => {
  const texts: string[] = [];
  class Sheet {
    replaceSync(text: string) {
      texts.push(text);
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  document.head.innerHTML = '<script type="text/css" id="page-colors">@layer colors{}</script>';
  adoptColors(document);
  expect(texts).toEqual(["@layer colors{}"]);
  expect(document.adoptedStyleSheets).toEqual([expect.any(Sheet)]);
});
