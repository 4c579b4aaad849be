import { originalName, originalText } from "../copy-names";
import * as original from "./social-sources.original";

/** Gives a copied page the original page's picture, at the copy's own address. */
export const socialSources: typeof original.socialSources = (root, catalogue, heads) => {
  const shown = heads.filter(({ hidden }) => !hidden);
  const originals = shown.map((head) => ({
    ...head,
    path: originalName(head.path),
    title: originalText(head.title),
    description: originalText(head.description),
  }));
  return original.socialSources(root, catalogue, originals).map((source, index) => {
    const { path = "" } = shown[index] ?? {};
    const key = source.key.replace(originalName(path), path);
    return { ...source, key, address: `/${key}` };
  });
};
