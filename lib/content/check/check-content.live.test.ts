import { staticFiles } from "./addresses/site-files";
import { checkContent } from "./check-content";
import { takeSnapshot } from "../read/snapshot";
import { problemLine } from "./report";

test("the content of the site is sound", () => {
  expect(checkContent(takeSnapshot("."), staticFiles(".")).map(problemLine)).toEqual([]);
});
