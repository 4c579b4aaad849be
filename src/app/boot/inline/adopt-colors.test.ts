/** @jest-environment jsdom */

it("has the colours that stand in the page apply to it", () => {
  const texts: string[] = [];
  class Sheet {
    replaceSync(text: string) {
      texts.push(text);
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  document.head.innerHTML = '<script type="text/css" id="page-colors">@layer colors{}</script>';
  jest.requireActual("./adopt-colors");
  expect(texts).toEqual(["@layer colors{}"]);
  expect(document.adoptedStyleSheets).toEqual([expect.any(Sheet)]);
});
