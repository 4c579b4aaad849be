import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const isLater = (commit) =>
  spawnSync("git", ["merge-base", "--is-ancestor", "HEAD", commit]).status === 0;

/**
 * Prints whether a later commit than HEAD is already published: workflow runs may end out of order. Reads the other
 * published commits from standard input, one on a line.
 */
const published = readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
console.log(`overtaken=${published.some(isLater)}`);
