import { readShown, type Shown } from "../../../plugins/build-report/shown/shown";
import { UsageError } from "../usage-error";

/**
 * What the pages of the last build showed.
 * @throws UsageError if there was no build, or none by this version of the project
 */
export function lastShown(root: string): Shown {
  const shown = readShown(root);
  if (shown) return shown;
  throw new UsageError(
    "Which page shows what is known from the last build (.report/shown.json), and there is none by this " +
      "version of the project: npm run build, once.",
  );
}
