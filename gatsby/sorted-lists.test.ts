import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../plugins/built-pages/site-paths";

/** Fields that no two records of a kind share: their type says so, or a rule of the content. */
const OWN = ["jsonId", "slug", "key", "path", "number", "order", "place"];

/** Kinds that are told apart by another one. */
const OTHERS: Readonly<Record<string, string>> = { SoftwarePackage: "name" };

const lists = ["src", "gatsby"].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) => listsIn(`${folder}/${file}`)),
);

/** The lists that the queries in a file ask for. */
function listsIn(file: string): { at: string; kind: string; last: string | undefined }[] {
  const queries = [...readFileSync(join(file), "utf8").matchAll(/graphql(?:<\w+>)?\(?`[^`]+`/g)];
  return queries.flatMap(([query]) =>
    [...query.matchAll(/\ball([A-Z]\w+)\s*(?:\(([^)]*)\))?\s*\{/g)].map(
      ([, kind = "", given = ""]) => {
        const sort = /sort: (\{[^}]*\}|\[[^\]]*\])/.exec(given)?.[1] ?? "";
        return { at: `${file}: all${kind}`, kind, last: [...sort.matchAll(/(\w+):/g)].at(-1)?.[1] };
      },
    ),
  );
}

it("finds the lists", () => {
  expect(lists.length).toBeGreaterThan(30);
});

// Records come in the order in which their files were read, which differs from build to build.
it.each(lists)("$at is in an order that leaves nothing to chance", ({ kind, last }) => {
  expect([...OWN, OTHERS[kind]]).toContain(last);
});
