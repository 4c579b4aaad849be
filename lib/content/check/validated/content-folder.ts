import { join } from "node:path";

/**
 * Folder of the last content that passed the check, from the project's root. The site is built
 * from it. It lies outside .cache, which Gatsby empties, and outside node_modules, which
 * gatsby-source-filesystem does not look into.
 */
export const SNAPSHOT = ".content";

/** The folder that gatsby-config.ts sources from, for the project at `root`. */
export const contentFolder = (root: string): string => join(root, SNAPSHOT);
