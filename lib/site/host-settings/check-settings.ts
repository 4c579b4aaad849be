import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressFromEnvironment } from "../../content/check/validated/site-address";
import { isQuick } from "../../images/profiles";
import { settingsWarning } from "./settings-warning";
import { readSettings } from "./settings";

/**
 * Validates all settings before a build.
 * @param root folder of the project, whose content may have an address
 * @returns a sentence about settings that seldom belong together; undefined if there is none
 * @throws Error in one sentence about the first invalid one
 */
export function checkSettings(env: NodeJS.ProcessEnv, root: string): string | undefined {
  const addressSetting = addressFromEnvironment(env);
  // These two throw if a value is invalid.
  readSettings(env);
  isQuick(env);
  return settingsWarning(env, addressSetting ?? storedAddress(root));
}

/** Address in content/site.json; empty if none. Not parsed here: the content check reports invalid JSON. */
function storedAddress(root: string): string {
  const file = join(root, "content/site.json");
  if (!existsSync(file)) return "";
  const [, address = ""] = /"address":\s*"([^"]*)"/.exec(readFileSync(file, "utf8")) ?? [];
  return address;
}
