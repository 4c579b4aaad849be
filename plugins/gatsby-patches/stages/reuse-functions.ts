import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf, pathsIn } from "../../../lib/site/build-cache/code-key";
import { SNAPSHOT } from "../../../lib/content/check/validated/content-folder";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import type { GatsbyInternals } from "./gatsby-internals";
import type { Reuse } from "./reuse-bundles";

const FOLDER = ".cache/functions";

interface FunctionsArgs {
  readonly store: { dispatch(action: { type: string; payload: unknown }): unknown };
}

/**
 * Skips compiling functions while the code and the stored answers, which are compiled in, are the same. Gatsby gets the
 * list of those compiled before.
 * @param isOn false if the host runs no functions; none are then compiled
 */
export function reuseFunctions(
  { functions }: Pick<GatsbyInternals, "functions">,
  { stored, key, say }: Reuse,
  { root, isOn }: { readonly root: string; readonly isOn: boolean },
): void {
  const { onPreBootstrap } = functions;
  functions.onPreBootstrap = async (args, options) => {
    if (!isOn) return;
    const currentKey = `${key()} ${answersKey(root)}`;
    if (stored.find<true>("functions", currentKey)) {
      const payload: unknown = JSON.parse(
        readFileSync(join(root, FOLDER, "manifest.json"), "utf8"),
      );
      (args as FunctionsArgs).store.dispatch({ type: "SET_SITE_FUNCTIONS", payload });
      say("The functions are those of the build before.");
      return;
    }
    await onPreBootstrap(args, options);
    const files = pathsIn(root, FOLDER);
    if (files.length > 0) stored.store("functions", currentKey, files, true);
  };
}

const answersKey = (root: string): string =>
  digestOf(root, pathsIn(root, `${SNAPSHOT}/${KINDS.answers.folder}`), []);
