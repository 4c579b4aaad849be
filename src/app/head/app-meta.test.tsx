import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { AppMeta } from "./page-head";

test("the colour of the browser’s own bars is the site’s", () => {
  render(<AppMeta />);
  const meta = document.querySelector('meta[name="theme-color"]');
  const tokens = readFileSync("src/ui/tokens/tokens.css", "utf8");
  expect(tokens).toContain(`--primary: ${meta?.getAttribute("content")};`);
});
