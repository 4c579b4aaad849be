import { ANY } from "../../../lib/site/report/shown";
import { unseenFields } from "./unseen-fields";

it("names what a query picks and sorts by, and what it calls otherwise", () => {
  const query = `query ($id: Int!) {
    character(jsonId: { eq: $id }) { name heading: catch ...Facts }
    newest: allUnit(filter: { began: { ne: null } }, sort: [{ began: DESC }], limit: 1) { nodes { name } }
  }
  fragment Facts on Character { size: height }`;
  expect(unseenFields(query)).toEqual([
    "allUnit",
    "began",
    "catch",
    "eq",
    "filter",
    "height",
    "jsonId",
    "limit",
    "ne",
    "sort",
  ]);
});

it("takes any field for one that matters where a whole filter is a variable", () => {
  const query = "query ($filter: UnitFilterInput) { allUnit(filter: $filter) { nodes { name } } }";
  expect(unseenFields(query)).toContain(ANY);
});

it("knows that a page may have no query", () => {
  expect(unseenFields("")).toEqual([]);
});
