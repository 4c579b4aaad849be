import fc from "fast-check";
import { mergeHashes, hashSource, inlineElements, inlineHashes } from "./inline-hashes";

const texts = (html: string) => inlineElements(html).map(({ text }) => text);

describe("inline scripts and styles", () => {
  // The example of the standard (CSP level 2, section 4.2.5), and the hash of nothing.
  it.each([
    ["alert('Hello, world.');", "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="],
    ["", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="],
  ])("are hashed as the standard says: %j", (text, hash) => {
    expect(hashSource(text)).toBe(hash);
  });

  it.each([
    "<script>a</script>",
    '<script type="text/javascript">a</script>',
    '<script type="module">a</script>',
    "<script type='importmap'>a</script>",
    '<script\n id="x"\n>a</script >',
    '<SCRIPT data-src="b">a</SCRIPT>',
    '<style data-href="/styles.css">a</style>',
    "<noscript><style>a</style></noscript>",
  ])("are found in %s", (html) => {
    expect(texts(html)).toEqual(["a"]);
  });

  it.each([
    '<script src="/app.js"></script>',
    "<script async src=/app.js></script>",
    '<script type="application/json">a</script>',
    '<script type="application/ld+json">{"a":"<style>b</style>"}</script>',
    '<script id="page-colors" type="text/css">a</script>',
    "<p>script style</p>",
  ])("are not seen in %s", (html) => {
    expect(texts(html)).toEqual([]);
  });

  it("end at the first closing tag of their own name", () => {
    expect(texts("<script>'<style>'</script><style>b</style>")).toEqual(["'<style>'", "b"]);
  });

  it("give each hash once and in one order, whatever the order of the pages", () => {
    const page = fc
      .tuple(fc.constantFrom("script", "style"), fc.constantFrom("a", "b", "c"))
      .map(([name, text]) => `<${name}>${text}</${name}>`);
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const found = mergeHashes(pages.map(inlineHashes));
        expect(mergeHashes(pages.toReversed().map(inlineHashes))).toEqual(found);
        expect(inlineHashes(pages.join("\n"))).toEqual(found);
        expect(found.scripts).toHaveLength(
          new Set(pages.filter((html) => html.startsWith("<script"))).size,
        );
      }),
    );
  });
});
