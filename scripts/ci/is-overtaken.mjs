import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a commit comes after HEAD. */
const isLater = (commit) =>
  spawnSync("git", ["merge-base", "--is-ancestor", "HEAD", commit]).status === 0;

/**
 * Prints whether a later commit than HEAD has been published already: runs may end in another order than they began.
 * The published commits but HEAD are read from the standard input, one on a line.
 */
const published = readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
console.log(`overtaken=${published.some(isLater)}`);
