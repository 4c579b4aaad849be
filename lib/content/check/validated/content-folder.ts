import { join } from "node:path";

/**
 * Folder of the last content that passed the check, from the project's root; the site is built from it. Outside of
 * .cache, which Gatsby clears, and of node_modules, which gatsby-source-filesystem ignores.
 */
export const SNAPSHOT = ".content";

export const contentFolder = (root: string): string => join(root, SNAPSHOT);
