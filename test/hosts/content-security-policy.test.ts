import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { headersFor } from "../../lib/site/headers/header-rules";
import { mergeHashes } from "../../lib/site/headers/inline-hashes";
import { readSite } from "../../server/read-site";
import { inlineOfPages } from "./inline-of-pages";

const { rules } = readSite(resolve("."));
const pages = inlineOfPages();

/** True for two pages in one folder other than the root. */
const isBeside = (one: string, other: string): boolean =>
  dirname(dirname(one)) === dirname(dirname(other)) && dirname(dirname(one)) !== ".";

describe("the content security policy", () => {
  const policyOf = (file: string) => headersFor(rules, `/${file}`)["content-security-policy"] ?? "";
  const named = (policy: string, directive: string) => {
    const [, sources = ""] = new RegExp(`${directive}-src ([^;]*)`).exec(policy) ?? [];
    return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
  };

  it("allows exactly the inline scripts and styles of the pages", () => {
    const all = mergeHashes(pages.map(({ inline }) => inline));
    for (const { file } of pages) {
      const beside = pages.filter((page) => page.file === file || isBeside(page.file, file));
      const { styles } = mergeHashes(beside.map(({ inline }) => inline));
      expect([file, named(policyOf(file), "style")]).toEqual([file, styles]);
      expect([file, named(policyOf(file), "script")]).toEqual([file, all.scripts]);
      expect(policyOf(file)).not.toMatch(/unsafe-|strict-dynamic|https?:|\*/);
    }
  });

  it.each(pages)("finds no style attribute and no script attribute in $file", ({ file }) => {
    const html = readFileSync(`public/${file}`, "utf8").replaceAll(
      /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g,
      "",
    );
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\s(?:style|on[a-z]+)\s*=/i.test(tag))).toEqual([]);
  });
});
