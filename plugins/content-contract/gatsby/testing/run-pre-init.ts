/**
 * Runs the plugin's `onPreInit` as Gatsby does, in the working directory. Prints a line for each call of the reporter;
 * a panic ends the process.
 */
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../gatsby-node";

const tell = (what: string) => (words: unknown) => console.log(`${what}: ${words}`);
const panic = (words: unknown) => {
  tell("panic")(words);
  process.exit(1);
};
const reporter = { panic, warn: tell("warn"), success: tell("success"), error: tell("error") };
const store = { getState: () => ({ program: { directory: process.cwd() } }) };

void Promise.resolve(
  onPreInit?.({ reporter, store } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {}),
).then(() => tell("done")("onPreInit"));
