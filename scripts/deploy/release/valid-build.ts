import { join } from "node:path";
import {
  compareManifests,
  type Manifest,
  manifestOf,
  readManifest,
} from "../../../lib/site/manifest/manifest";
import { hasQuickPictures } from "../../../lib/site/report/picture-counts";
import { CommandError } from "../../../lib/command-line/command-error";

/** Files that every build of ours has. */
const REQUIRED_FILES = ["index.html", "404.html", "_headers"];

const MAX_LISTED = 5;

/**
 * The manifest of `public/`, if it matches the files.
 * @throws CommandError if there is no build, it is incomplete, or a file was changed since
 */
export function validBuild(root: string): Manifest {
  const manifest = readManifest(join(root, ".report/manifest.json"));
  if (!manifest) {
    throw new CommandError(
      "There is no build to publish: .report/manifest.json is missing. Run npm run build, then deploy again.",
    );
  }
  const missing = REQUIRED_FILES.filter((path) => !manifest.files[path]);
  if (missing.length > 0) {
    throw new CommandError(
      `The build is broken: it has no ${missing.join(", ")}. Run npm run build, then deploy again.`,
    );
  }
  const found = readFolder(join(root, "public"), manifest.commit);
  const { added, changed, removed } = compareManifests(manifest, found);
  const differences = [
    ...removed.map((path) => `${path} is missing`),
    ...changed.map((path) => `${path} was changed`),
    ...added.map((path) => `${path} was added`),
  ];
  if (differences.length === 0) return found;
  const more =
    differences.length > MAX_LISTED ? ` and ${differences.length - MAX_LISTED} more` : "";
  throw new CommandError(
    `public/ is not what the last build made: ${differences.slice(0, MAX_LISTED).join(", ")}${more}. ` +
      "Nothing was published. Run npm run build, then deploy again.",
  );
}

/** The reason not to publish a build that is for a look or a test; undefined for one with the real pictures. */
export const quickPicturesFault = (root: string): string | undefined =>
  hasQuickPictures(root)
    ? "Such a build is not published: its pictures were encoded quickly, for a look or a test. Run npm run build, which makes the real ones, then deploy again."
    : undefined;

function readFolder(folder: string, commit: string): Manifest {
  try {
    return manifestOf(folder, commit);
  } catch (error) {
    throw new CommandError(
      `public/ cannot be read (${(error as Error).message}). Run npm run build, then deploy again.`,
    );
  }
}
