import { FIXED_PAGES } from "../../lib/content/check/addresses/page-addresses";
import { homePath, mainPath } from "../../lib/content/pages/paths";
import { filesBelow } from "../../lib/site/ledger/site-paths";

it("knows every page of src/pages, and the two addresses of the home page", () => {
  const pages = filesBelow("src/pages")
    .map((file) => `/${file.replace(/(?:\/?index)?\.tsx$/, "")}`)
    .filter((path) => path !== "/404");
  expect(FIXED_PAGES.toSorted()).toEqual([...pages, homePath, mainPath].toSorted());
});
