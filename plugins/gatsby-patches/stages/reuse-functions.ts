import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf, pathsIn } from "../../../lib/site/build-cache/code-key";
import { SNAPSHOT } from "../../../lib/content/check/validated/content-folder";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import type { GatsbyInternals } from "./gatsby-internals";
import type { Reuse } from "./reuse-bundles";

const FOLDER = ".cache/functions";

/** What the functions' own plugin of Gatsby is given. */
interface FunctionsArgs {
  readonly store: { dispatch(action: { type: string; payload: unknown }): unknown };
}

/**
 * Leaves out the compilation of the functions while the code is the same, and the stored answers, which
 * are compiled into them. Gatsby is told of those that were compiled before.
 * @param isOn whether the host runs functions; where it does not, none is compiled at all
 */
export function reuseFunctions(
  { functions }: Pick<GatsbyInternals, "functions">,
  { stored, key, say }: Reuse,
  { root, isOn }: { readonly root: string; readonly isOn: boolean },
): void {
  const { onPreBootstrap } = functions;
  functions.onPreBootstrap = async (args, options) => {
    if (!isOn) return;
    const now = `${key()} ${answersKey(root)}`;
    if (stored.find<true>("functions", now)) {
      const payload: unknown = JSON.parse(
        readFileSync(join(root, FOLDER, "manifest.json"), "utf8"),
      );
      (args as FunctionsArgs).store.dispatch({ type: "SET_SITE_FUNCTIONS", payload });
      say("The functions are those of the build before.");
      return;
    }
    await onPreBootstrap(args, options);
    const files = pathsIn(root, FOLDER);
    if (files.length > 0) stored.keep("functions", now, files, true);
  };
}

/** Names the answers to calls that the functions give or begin with. */
const answersKey = (root: string): string =>
  digestOf(root, pathsIn(root, `${SNAPSHOT}/${KINDS.answers.folder}`), []);
