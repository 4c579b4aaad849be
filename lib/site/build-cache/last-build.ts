import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { FIXED_MTIME } from "../../images/files";
import { type Mark, markOf } from "../site-files/mark";
import { readManifest } from "../manifest/manifest";
import { reportFile } from "../report/folder";
import { sha256 } from "../../text/sha256";
import { codeIn, digestOf, BUNDLE_FILES, pathsIn, settingsOf } from "./code-key";
import { stagesOf } from "./stages";

/** Sources of a site: the first folder determines only bundles, the others data too. */
const COMPONENTS = "src";
const CODE = ["lib", "gatsby", "plugins", "server"];
const CONTENT = ["content", "static"];

const INSTALLED = "node_modules/.package-lock.json";

const SITE = "public";

/** Gatsby's output for a page, which it does not check again. */
const PAGE = /^page-data\/|\.html$/;

/** Other output folders of a build. */
const OUTPUT_FOLDERS = [
  "deploy/generated",
  ".content",
  ".cache/functions",
  "src/ui/tokens/generated",
];

/** Reports of a build, rewritten by `unchanged-report`. */
const REPORTS = ["manifest.json", "report.json"] as const;

/** The stage that stands for a whole build; its result is a digest of what it wrote beside the site. */
const SITE_STAGE = "site";

/** Digest of a site's inputs: content, code, packages, settings; then, after a space, that of its components. */
export function inputsOf(root: string, environment: NodeJS.ProcessEnv): string {
  const files = [
    ...CODE.flatMap((folder) => codeIn(root, folder)),
    ...CONTENT.flatMap((folder) => pathsIn(root, folder)),
    ...BUNDLE_FILES,
    INSTALLED,
  ];
  const digest = (sources: readonly string[], words: readonly string[]) =>
    digestOf(
      root,
      sources.filter((file) => !isOutput(file)),
      words,
    );
  const data = digest(files, [process.version, ...settingsOf(environment)]);
  return `${data} ${digest(codeIn(root, COMPONENTS), [])}`;
}

/** True if the last successful build had the same data inputs, with any components. */
export function hasSameData(root: string, inputs: string): boolean {
  const dataIn = (combined: string | undefined) => combined?.split(" ")[0];
  return dataIn(stagesOf(root).last(SITE_STAGE)?.inputs) === dataIn(inputs);
}

/** True if the last build had the same inputs, and all its output is unchanged. */
export function isUnchanged(root: string, inputs: string): boolean {
  const outputStamp = stagesOf(root).find<string>(SITE_STAGE, inputs);
  if (outputStamp === undefined || !REPORTS.every((name) => existsSync(reportFile(root, name))))
    return false;
  const now = stampsOf(root, [SITE]);
  const before = Object.entries(stampsOfSite(root));
  return (
    before.length === now.size &&
    before.every(([file, stamp]) => now.get(file) === stamp) &&
    outputStamp === stampOutputs(root)
  );
}

/** True if a page of the last build, or its data, is missing or has another size. */
export function isDamaged(root: string): boolean {
  const files = Object.entries(readManifest(reportFile(root, "manifest.json"))?.files ?? {});
  return files.some(
    ([path, { bytes }]) =>
      PAGE.test(path) &&
      statSync(join(root, SITE, path), { throwIfNoEntry: false })?.size !== bytes,
  );
}

/** Records a successful build. @param inputs as at its start */
export const recordBuild = (root: string, inputs: string): void =>
  stagesOf(root).store(SITE_STAGE, inputs, [], stampOutputs(root));

/** Identifies a build's output beside the site by sizes and times. */
const stampOutputs = (root: string): string =>
  sha256(JSON.stringify([...stampsOf(root, OUTPUT_FOLDERS)].sort()));

function stampsOf(root: string, folders: readonly string[]): Map<string, string> {
  return new Map(
    folders
      .flatMap((folder) => pathsIn(root, folder))
      .map((file) => [file, stamp(markOf(join(root, file)))]),
  );
}

/** Sizes and times of the site's files, from the last build's manifest. */
function stampsOfSite(root: string): Record<string, string> {
  const files = Object.entries(readManifest(reportFile(root, "manifest.json"))?.files ?? {});
  return Object.fromEntries(
    files.map(([path, { mark, bytes }]) => [
      `${SITE}/${path}`,
      stamp(mark ?? [0, 0, FIXED_MTIME.getTime(), bytes]),
    ]),
  );
}

/** Whole seconds, since archives and restored caches have no fractions. */
const stamp = ([, , modified, bytes]: Mark): string => `${bytes} ${Math.floor(modified / 1000)}`;

const isOutput = (file: string): boolean =>
  [SITE, ...OUTPUT_FOLDERS].some((folder) => file.startsWith(`${folder}/`));
