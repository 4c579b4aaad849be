import type { GatsbyNode, ParentSpanPluginArgs, Store } from "gatsby";
import { readSettings } from "../../../lib/site/host-settings/settings";
import { codeKey } from "../../../lib/site/build-cache/code-key";
import { gatsbyInternals } from "../stages/gatsby-internals";
import { renderHere } from "../stages/render-here";
import { reuseBundles } from "../stages/reuse-bundles";
import { reuseFunctions } from "../stages/reuse-functions";
import { reuseQueries } from "../stages/reuse-queries";
import { switchOf } from "../switch-of";
import { stagesOf } from "../../../lib/site/build-cache/stages";

/** Patches a build so that stages that depend on code alone are reused while the code is the same. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }: ParentSpanPluginArgs) => {
  if (process.env.gatsby_executing_command !== "build") return;
  const root = store.getState().program.directory as string;
  const { KNOWN_GATSBY, isKnown, patchesOn } = switchOf(root);
  const patches = patchesOn();
  const isOn = (name: string) => patches.includes(name);
  if (!isKnown()) {
    reporter.warn(
      `Every stage of the build runs: plugins/gatsby-patches knows Gatsby ${KNOWN_GATSBY} alone.`,
    );
  }
  const environment = { ...process.env };
  const stored = stagesOf(root);
  // Forgets the results of stages that run unobserved now: their files will not be those of the stored key.
  for (const name of STAGES.flatMap(([patch, ...names]) => (isOn(patch) ? [] : names)))
    stored.store(name, "", [], undefined);
  if (patches.length === 0) return;
  const internals = gatsbyInternals(root);
  const reuse = {
    stored,
    key: keyByComponents((components) => codeKey(root, environment, components), store),
    say: (words: string) => reporter.info(words),
  };
  if (isOn("bundles")) reuseBundles(internals, reuse);
  if (isOn("functions")) {
    const functions = { ...reuse, key: () => codeKey(root, environment) };
    reuseFunctions(internals, functions, { root, isOn: readSettings().hasFunctions });
  }
  if (isOn("queries")) reuseQueries(internals, reuse);
  if (isOn("rendering") && environment.GATSBY_CPU_COUNT === "1") renderHere(internals);
};

/** Patches and the stages that each reuses. */
const STAGES = [
  ["bundles", "scripts", "renderer"],
  ["functions", "functions"],
  ["queries", "queries", "types"],
] as const;

/** Returns the key for the current components; reads files again only if the components changed. */
function keyByComponents(
  keyOf: (components: readonly string[]) => string,
  store: Store,
): () => string {
  const known = new Map<string, string>();
  return () => {
    const components = componentsOf(store);
    const name = components.join("\n");
    const key = known.get(name) ?? keyOf(components);
    known.set(name, key);
    return key;
  };
}

/** Components that render pages: their list is part of the scripts. */
const componentsOf = (store: Store): string[] =>
  [...(store.getState().components as ReadonlyMap<string, unknown>).keys()].sort();
