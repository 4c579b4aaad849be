import { FIXED_PAGES } from "../../lib/content/check/addresses/page-addresses";
import { filesBelow } from "../../lib/site/built-pages/site-paths";
import * as paths from "../../lib/content/pages/paths";
import { addressOf } from "../../lib/content/check/addresses/addresses";

it("knows every page of src/pages, and the two addresses of the home page", () => {
  const pages = filesBelow("src/pages")
    .map((file) => `/${file.replace(/(?:\/?index)?\.tsx$/, "")}`)
    .filter((path) => path !== "/404");
  expect(FIXED_PAGES.toSorted()).toEqual([...pages, paths.homePath, paths.mainPath].toSorted());
});

it("gives records the addresses that the site links to", () => {
  expect(addressOf.character("esu")).toBe(paths.characterPath("esu"));
  expect(addressOf.unit("fine")).toBe(paths.unitPath("fine"));
  expect(addressOf.campaign("newface")).toBe(paths.campaignPath("newface"));
  expect(addressOf.trip("trip01")).toBe(paths.tripPath("trip01"));
  expect(addressOf.fourPieceIdol("isara_mao")).toBe(paths.fourPieceIdolPath("isara_mao"));
  expect(addressOf.legal("privacy")).toBe(paths.legalPath("privacy"));
  expect(addressOf.notice("2024-spri-debut")).toBe(paths.noticePath("2024-spri-debut"));
});
