import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRules } from "../plugins/static-host/headers/header-rules";
import type { Site } from "./app";

/**
 * The site that was built in `root`. Its rules are read anew after each build, for the pages of a new
 * build hold other scripts and styles than those that the old rules let in.
 * @param trustedProxies see {@link Site.trustedProxies}
 * @throws if it was not built
 */
export function readSite(root: string, trustedProxies?: readonly string[]): Site {
  const headers = join(root, "deploy/generated/headers.json");
  const folder = join(root, "public");
  if (!existsSync(headers) || !existsSync(join(folder, "index.html"))) {
    throw new Error("There is no built site. Build one first: npm run build");
  }
  let rules: HeaderRules | undefined;
  let readAt = 0;
  return {
    folder,
    functions: join(root, ".cache/functions"),
    ...(trustedProxies && { trustedProxies }),
    get rules() {
      // While a build writes the file, the rules are those that were read before.
      const changedAt = statSync(headers, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
      if (!rules || changedAt !== readAt) {
        rules = JSON.parse(readFileSync(headers, "utf8")) as HeaderRules;
        readAt = changedAt;
      }
      return rules;
    },
  };
}
