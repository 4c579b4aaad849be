import { ADDRESS_VARIABLE } from "../content/check/validated/site-address";
import { parseUrl } from "../content/model/pages/parse-url";

/** Path of the site on its host, from ENCORE_ADDRESS: `/encore`, or empty at the root. */
export function basePath(env: NodeJS.ProcessEnv = process.env): string {
  const address = env[ADDRESS_VARIABLE] ?? "";
  let path = paths.get(address);
  if (path === undefined) {
    const { pathname = "/" } = parseUrl(address) ?? {};
    path = pathname === "/" ? "" : pathname;
    paths.set(address, path);
  }
  return path;
}

/** Paths of addresses: each file of each picture asks for one, and to read an address takes longer than the rest. */
const paths = new Map<string, string>();
