import { readFileSync } from "node:fs";
import { filesBelow } from "../lib/site/site-files/site-paths";

/** Unique fields, by the records' type or a rule of the content. */
const OWN = ["jsonId", "slug", "key", "path", "number", "order", "place"];

const OTHERS: Readonly<Record<string, readonly string[]>> = { SoftwarePackage: ["name"] };

interface List {
  readonly kind: string;
  /** Last field of its sort order; undefined if unsorted. */
  readonly last: string | undefined;
  /** True if a page's own value filters it. */
  readonly isOfPage: boolean;
}

function listsIn(source: string): List[] {
  const queries = [...source.matchAll(/graphql\b(?:<[^`]*>)?\(?\s*`([^`]+)`/g)].map(
    ([, query = ""]) => query,
  );
  return queries.flatMap((query) =>
    [...query.matchAll(/\ball([A-Z]\w+)\s*(?:\(([^)]*)\))?\s*\{/g)].map(
      ([, kind = "", given = ""]) => {
        const sort = /sort: (\{[^}]*\}|\[[^\]]*\])/.exec(given)?.[1] ?? "";
        const last = [...sort.matchAll(/(\w+):/g)].at(-1)?.[1];
        return { kind, last, isOfPage: /filter:.*\$/s.test(given) };
      },
    ),
  );
}

const isInOrder = ({ kind, last = "" }: List) => (OTHERS[kind] ?? OWN).includes(last);

const lists = ["src", "gatsby"].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .flatMap((file) =>
      listsIn(readFileSync(`${folder}/${file}`, "utf8")).map((list) => ({
        at: `${folder}/${file}: all${list.kind}`,
        list,
      })),
    ),
);

it.each([
  ["graphql`{ allClub(sort: { key: ASC }) { nodes { key } } }`", true],
  ["graphql`{ allClub(sort: [{ title: ASC }, { key: ASC }]) { nodes { key } } }`", true],
  ["graphql<{ a: string }>(`{ allClub(sort: { title: ASC }) { nodes { key } } }`)", false],
  ["graphql`{ clubs: allClub { nodes { key } } }`", false],
  ["graphql<Found>(`{ allClub(filter: { key: { ne: null } }) { nodes { key } } }`)", false],
])("sees whether a list is in an order: %s", (source, is) => {
  expect(listsIn(source).map(isInOrder)).toEqual([is]);
});

// Otherwise records come in the order in which their files were read, which varies.
it.each(lists)("$at is in an order that leaves nothing to chance", ({ list }) => {
  expect([list, isInOrder(list)]).toEqual([list, true]);
});

// Gatsby makes a page depend on all records of the kind, whatever the filter; the plan has a page's records.
it("no page looks among all records of a kind for some of its own", () => {
  expect(lists.filter(({ list }) => list.isOfPage)).toEqual([]);
});
