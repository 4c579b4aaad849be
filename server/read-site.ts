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
  const rules = rereadJson<HeaderRules>(headers);
  const redirects = rereadJson<readonly Redirect[]>(
    join(root, "deploy/generated/redirects.json"),
    [],
  );
  const place = rereadJson<{ readonly base: string }>(join(root, "deploy/generated/place.json"), {
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
 * Returns a function for the contents of a JSON file, which it reads again after changes. While a build writes it, the
 * old contents stay.
 * @param missing contents as long as there is no file
 */
function rereadJson<Contents>(file: string, missing?: Contents): () => Contents {
  let contents = missing;
  let readAt = 0;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
    if (contents === undefined || changedAt !== readAt) {
      contents = JSON.parse(readFileSync(file, "utf8")) as Contents;
      readAt = changedAt;
    }
    return contents;
  };
}
