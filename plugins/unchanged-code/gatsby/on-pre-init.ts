import type { GatsbyNode, ParentSpanPluginArgs, Store } from "gatsby";
import { readSettings } from "../../../lib/site/host-settings/settings";
import { codeKey } from "../key/code-key";
import { gatsbyInternals, KNOWN_GATSBY } from "../stages/gatsby-internals";
import { renderHere } from "../stages/render-here";
import { reuseBundles } from "../stages/reuse-bundles";
import { reuseFunctions } from "../stages/reuse-functions";
import { reuseQueries } from "../stages/reuse-queries";
import { StoredStages } from "../stages/stored-stages";

/** Prepares a build to leave out what depends on code alone, while the code is the same. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }: ParentSpanPluginArgs) => {
  if (process.env.gatsby_executing_command !== "build") return;
  const root = store.getState().program.directory as string;
  const internals = gatsbyInternals(root);
  if (!internals) {
    reporter.warn(
      `Every stage of the build runs: plugins/unchanged-code knows Gatsby ${KNOWN_GATSBY} alone.`,
    );
    return;
  }
  const environment = { ...process.env };
  const reuse = {
    stored: new StoredStages(root),
    key: once((components) => codeKey(root, environment, components), store),
    say: (words: string) => reporter.info(words),
  };
  reuseBundles(internals, reuse);
  const functions = { ...reuse, key: () => codeKey(root, environment) };
  reuseFunctions(internals, functions, { root, isOn: readSettings().hasFunctions });
  reuseQueries(internals, reuse);
  if (environment.GATSBY_CPU_COUNT === "1") renderHere(internals);
};

/** The key for the components at the time of the call; files are read again only if these are others. */
function once(keyOf: (components: readonly string[]) => string, store: Store): () => string {
  const known = new Map<string, string>();
  return () => {
    const components = componentsOf(store);
    const name = components.join("\n");
    const key = known.get(name) ?? keyOf(components);
    known.set(name, key);
    return key;
  };
}

/** The components that render pages: the list of them is a part of the scripts. */
const componentsOf = (store: Store): string[] =>
  [...(store.getState().components as ReadonlyMap<string, unknown>).keys()].sort();
