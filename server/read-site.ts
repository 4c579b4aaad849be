import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRules } from "../lib/site/headers/header-rules";
import type { Redirect } from "../lib/site/redirects/redirects";

export type Site = ReturnType<typeof readSite>;

/**
 * The site built in `root`. Rules and redirects are read again after each build, since the pages of a new build have
 * other inline scripts and styles.
 * @param trustedProxies proxies that may name the visitor's address and scheme; by default this machine's
 * @throws if there is no build
 */
export function readSite(root: string, trustedProxies?: readonly string[]) {
  const headers = join(root, "deploy/generated/headers.json");
  const folder = join(root, "public");
  if (!existsSync(headers) || !existsSync(join(folder, "index.html"))) {
    throw new Error("There is no built site. Build one first: npm run build");
  }
  const rules = latest<HeaderRules>(headers);
  const redirects = latest<readonly Redirect[]>(join(root, "deploy/generated/redirects.json"), []);
  const place = latest<{ readonly base: string }>(join(root, "deploy/generated/place.json"), {
    base: "",
  });
  return {
    folder,
    /** Path of the site; empty at the root of its host. */
    base: place().base,
    // May be missing.
    functions: join(root, ".cache/functions"),
    ...(trustedProxies && { trustedProxies }),
    get rules() {
      return rules();
    },
    get redirects() {
      return redirects();
    },
  };
}

/**
 * Contents of a JSON file, read again after changes. While a build writes it, the old contents stay.
 * @param missing contents as long as there is no file
 */
function latest<Said>(file: string, missing?: Said): () => Said {
  let said = missing;
  let readAt = 0;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
    if (said === undefined || changedAt !== readAt) {
      said = JSON.parse(readFileSync(file, "utf8")) as Said;
      readAt = changedAt;
    }
    return said;
  };
}
