import { ADDRESS_VARIABLE } from "../content/check/validated/site-address";
import { parseUrl } from "../content/model/pages/parse-url";

/** The path below which a build will be served, as ENCORE_ADDRESS says: `/encore`, or empty at the root of its host. */
export function basePath(env: NodeJS.ProcessEnv = process.env): string {
  const { pathname = "/" } = parseUrl(env[ADDRESS_VARIABLE] ?? "") ?? {};
  return pathname === "/" ? "" : pathname;
}
