import { join } from "node:path";
import {
  compareManifests,
  type Manifest,
  manifestOf,
  readManifest,
} from "../../../lib/site/manifest/manifest";
import { hasQuickPictures } from "../../../lib/site/report/picture-figures";
import { CommandError } from "../../../lib/command-line/command-error";

/** Files that every build of ours has. */
const NEEDED = ["index.html", "404.html", "_headers"];

const NAMED = 5;

/**
 * The manifest of `public/`, if it matches the files.
 * @throws CommandError if there is no build, it is incomplete, or a file was changed since
 */
export function validBuild(root: string): Manifest {
  const described = readManifest(join(root, ".report/manifest.json"));
  if (!described) {
    throw new CommandError(
      "There is no build to publish: .report/manifest.json is missing. Run npm run build, then deploy again.",
    );
  }
  const missing = NEEDED.filter((path) => !described.files[path]);
  if (missing.length > 0) {
    throw new CommandError(
      `The build is broken: it has no ${missing.join(", ")}. Run npm run build, then deploy again.`,
    );
  }
  const found = manifestOrRefuse(join(root, "public"), described.commit);
  const { added, changed, removed } = compareManifests(described, found);
  const differing = [
    ...removed.map((path) => `${path} is missing`),
    ...changed.map((path) => `${path} was changed`),
    ...added.map((path) => `${path} was added`),
  ];
  if (differing.length === 0) return found;
  const more = differing.length > NAMED ? ` and ${differing.length - NAMED} more` : "";
  throw new CommandError(
    `public/ is not what the last build made: ${differing.slice(0, NAMED).join(", ")}${more}. ` +
      "Nothing was published. Run npm run build, then deploy again.",
  );
}

/** @throws CommandError if a build is for a look or a test */
export function assertRealPictures(root: string): void {
  if (!hasQuickPictures(root)) return;
  throw new CommandError(
    "Such a build is not published: its pictures were encoded quickly, for a look or a test. Run npm run build, which makes the real ones, then deploy again.",
  );
}

function manifestOrRefuse(folder: string, commit: string): Manifest {
  try {
    return manifestOf(folder, commit);
  } catch (error) {
    throw new CommandError(
      `public/ cannot be read (${(error as Error).message}). Run npm run build, then deploy again.`,
    );
  }
}
