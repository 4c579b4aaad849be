import { ADDRESS_VARIABLE } from "../content/check/validated/site-address";
import { parseUrl } from "../content/model/pages/parse-url";

/** Path of the site on its host, from ENCORE_ADDRESS: `/encore`, or empty at the root. */
export function basePath(env: NodeJS.ProcessEnv = process.env): string {
  const { pathname = "/" } = parseUrl(env[ADDRESS_VARIABLE] ?? "") ?? {};
  return pathname === "/" ? "" : pathname;
}
