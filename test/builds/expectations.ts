import { compareManifests, type Manifest } from "../../lib/site/manifest/manifest";
import type { BuildReport } from "../../lib/site/report/build-report";
import { pageOfFile } from "./project";

/** @throws with the first differing files, unless two sites are equal to the byte */
export function expectSame(what: string, one: Manifest, other: Manifest): void {
  const { added, changed, removed } = compareManifests(one, other);
  const differing = [
    ...added.map((path) => `only in the second: ${path}`),
    ...removed.map((path) => `only in the first: ${path}`),
    ...changed.map((path) => `differs: ${path}`),
  ];
  if (differing.length === 0) {
    console.log(`✓ ${what}: ${Object.keys(one.files).length} files are the same`);
    return;
  }
  const more = differing.length > 20 ? [`and ${differing.length - 20} more`] : [];
  throw new Error(`${what}: not the same\n${[...differing.slice(0, 20), ...more].join("\n")}`);
}

export function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
  console.log(`✓ ${what}`);
}

export function pagesChanged({ added, changed }: BuildReport): string[] {
  const pages = [...changed, ...added]
    .filter((path) => /^(?!_gatsby\/).*\.html$|^page-data\/.+\/page-data\.json$/.test(path))
    .map(pageOfFile);
  return [...new Set(pages)];
}

export const notIn = (some: readonly string[], all: readonly string[]): string[] =>
  some.filter((one) => !all.includes(one));
