import { shortenCss } from "./minimizers";

it("leaves no blank before the value of a custom property, and values as they are", async () => {
  const css = ":root { --ink: #17131c; --sans: Figtree, sans-serif; }\n";
  const { code } = await shortenCss({ "a.css": css }, undefined, {});
  expect(code?.trim()).toBe(":root{--ink:#17131c;--sans:Figtree, sans-serif}");
});
