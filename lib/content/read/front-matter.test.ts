import fc from "fast-check";
import { parseFrontMatter } from "./front-matter";

test("gives facts and text as they were written, whatever stands before and after", () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  const value = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\s+/gu, " ").trim());
  const body = fc.string({ unit: fc.constantFrom("a", " ", "\n", "-", "---\n", "# ", ":") });
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), body, (facts, text) => {
      const lines = Object.entries(facts).map(([key, says]) => `${key}: ${says}\n`);
      const page = `---\n${lines.join("")}---\n${text}`;
      const { data, bodyStart, faults, valid } = parseFrontMatter(page);
      expect({ data, valid, faults }).toEqual({ data: facts, valid: true, faults: [] });
      expect(page.slice(bodyStart)).toBe(text);
    }),
  );
});
