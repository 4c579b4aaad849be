import { givenAddress } from "../../content/check/validated/site-address";
import { isQuick } from "../../images/profiles";
import { readSettings } from "./settings";

/** Validates all settings before a build. @throws Error in one sentence about the first invalid one */
export function checkSettings(env: NodeJS.ProcessEnv = process.env): void {
  givenAddress(env);
  readSettings(env);
  isQuick(env);
}
