import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { findQueryErrors } from "./find-query-errors";

const SCHEMA = buildSchema("type Query { unit(id: Int): Unit } type Unit { id: Int name: String }");

const folder = mkdtempSync(join(tmpdir(), "encore-queries-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, ...lines: string[]) =>
  writeFileSync(join(folder, name), lines.join("\n"));

function writeSite(field: string): void {
  write("page.tsx", "export const query = graphql`", "  query Page { unit { ...Card } }", "`;");
  write(
    "card.tsx",
    "export const Card = () => <b />;",
    "",
    "export const fragment = graphql`",
    "  fragment Card on Unit {",
    `    id ${field}`,
    "  }",
    "`;",
  );
}

it("finds none in a site that is right", () => {
  writeSite("name");
  expect(findQueryErrors(folder, SCHEMA)).toEqual([]);
});

it("names the file of a fragment, not of the pages that use it", () => {
  writeSite("nam");
  expect(findQueryErrors(folder, SCHEMA)).toEqual([
    {
      file: join(folder, "card.tsx"),
      line: 5,
      column: 8,
      message: 'Cannot query field "nam" on type "Unit". Did you mean "name"?',
    },
  ]);
});

it("names the place of a query that cannot be read, alone", () => {
  writeSite("?");
  expect(findQueryErrors(folder, SCHEMA)).toMatchObject([
    {
      file: join(folder, "card.tsx"),
      line: 5,
      column: 8,
      message: expect.stringContaining("Syntax"),
    },
  ]);
});

it("finds values of the wrong kind in a second query of a file", () => {
  writeSite("name");
  write(
    "two.ts",
    "const a = graphql`query A { unit { id } }`;",
    'const b = graphql`query B { unit(id: "1") { id } }`;',
  );
  expect(findQueryErrors(folder, SCHEMA)).toMatchObject([{ line: 2, column: 38 }]);
});
