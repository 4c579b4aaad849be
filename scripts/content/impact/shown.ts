import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../usage-error";

/** What the pages of the last build showed: `.report/shown.json`. */
export interface Shown {
  /** By address; `*` stands for what all pages have. */
  readonly pages: Readonly<Record<string, ShownOnPage>>;
}

interface ShownOnPage {
  /** Paths in content/; one that ends with a slash stands for all in that folder. */
  readonly files: readonly string[];
  /** Keys of pictures. */
  readonly pictures: readonly string[];
}

/** The address that stands for all pages. */
export const ALL = "*";

const FILE = ".report/shown.json";

/**
 * Reads what the last build showed.
 * @throws UsageError if there was none, or none that says so
 */
export function readShown(root: string): Shown {
  const path = join(root, FILE);
  if (!existsSync(path)) {
    throw new UsageError(
      `Which page shows what is known from the last build (${FILE}), and there is none: npm run build, once.`,
    );
  }
  const shown = JSON.parse(readFileSync(path, "utf8")) as Partial<Shown> & { version?: unknown };
  if (shown.version !== 1 || typeof shown.pages !== "object") {
    throw new UsageError(`${FILE} is of another version of this project: npm run build.`);
  }
  return { pages: shown.pages };
}

/** Addresses of the pages that showed a file of content/. */
export function showing(shown: Shown, file: string): string[] {
  return addressesWhere(shown, ({ files }) =>
    files.some((one) => one === file || (one.endsWith("/") && file.startsWith(one))),
  );
}

/** Addresses of the pages that showed a picture. */
export function showingPicture(shown: Shown, key: string): string[] {
  return addressesWhere(shown, ({ pictures }) => pictures.includes(key));
}

/** Addresses of the pages that showed all records of a folder: they list what comes to it. */
export function listing(shown: Shown, folder: string): string[] {
  const inFolder = ({ files }: ShownOnPage) =>
    files.filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
  const known = new Set(Object.values(shown.pages).flatMap(inFolder)).size;
  if (known === 0) return [];
  return addressesWhere(shown, (page) => inFolder(page).length === known);
}

function addressesWhere(shown: Shown, isMeant: (page: ShownOnPage) => boolean): string[] {
  return Object.entries(shown.pages).flatMap(([address, page]) => (isMeant(page) ? [address] : []));
}
