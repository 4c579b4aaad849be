import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../../lib/content/validated/content-folder";
import { givenAddress } from "../../../lib/content/validated/site-address";
import { DeployError } from "../deploy-error";

/**
 * Where the build says that it will be served; empty if it does not.
 * @throws DeployError if what the build was made of is gone, and no address is given
 */
export function siteAddress(root: string): string {
  const given = givenAddress();
  if (given !== undefined) return given;
  const file = join(contentFolder(root), "site.json");
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { address: string }).address;
  } catch {
    throw new DeployError(
      "The site’s address is not known, since .content/site.json, which the build left, is gone. " +
        "Nothing was published: npm run build.",
    );
  }
}
