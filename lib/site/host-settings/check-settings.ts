import { givenAddress } from "../../content/check/validated/site-address";
import { isQuick } from "../../images/profiles";
import { readSettings } from "./settings";

/**
 * Reads all settings of a build, before it begins.
 * @throws Error in one sentence about the first that is not valid
 */
export function checkSettings(env: NodeJS.ProcessEnv = process.env): void {
  givenAddress(env);
  readSettings(env);
  isQuick(env);
}
