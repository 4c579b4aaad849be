import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRules } from "../lib/site/headers/header-rules";
import type { Redirect } from "../lib/site/redirects/redirects";

/** What the server serves. */
export type Site = ReturnType<typeof readSite>;

/**
 * The site that was built in `root`. Its rules and redirects are read again after each build, for the pages of a new
 * build hold other scripts and styles than those that the old rules let in.
 * @param trustedProxies whose word on the visitor's address and on TLS counts; by default this machine's
 * @throws if it was not built
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
    /** The path below which the site was built to be served; empty at the root of its host. */
    base: place().base,
    // They need not exist.
    functions: join(root, ".cache/functions"),
    ...(trustedProxies && { trustedProxies }),
    get rules() {
      return rules();
    },
    /** Where pages have gone: old paths, and the paths to go to. */
    get redirects() {
      return redirects();
    },
  };
}

/**
 * Gives what a file of JSON says, read again when it has changed. While a build writes it, what it said before holds.
 * @param missing what holds as long as there is no file
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
