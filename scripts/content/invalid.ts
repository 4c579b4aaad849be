import type { Problem } from "../../lib/content/check/problem";
import { report } from "../../lib/content/check/report";
import type { Outcome } from "./command";

/** The end of a command that was kept from making the content invalid. */
export const invalid = (words: string, problems: readonly Problem[]): Outcome => ({
  text: `${words} Nothing was written.\n\n${report(problems)}`,
  code: 1,
});
