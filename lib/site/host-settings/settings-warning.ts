import { parseUrl } from "../../content/model/pages/parse-url";
import { buildHostIn, hostIn, type HostName } from "./host-name";

const DOMAINS: readonly (readonly [domain: string, host: HostName])[] = [
  [".github.io", "github"],
  [".netlify.app", "netlify"],
  [".pages.dev", "cloudflare"],
];

/** Hosts that serve a site only at the root of its address. */
const AT_ROOT: readonly HostName[] = ["netlify", "cloudflare"];

/**
 * Compares the host with the address of the site.
 * @param address empty if none is set
 * @returns a sentence about settings that seldom belong together; undefined if there is none
 * @throws Error in one sentence about settings with which no page would work
 */
export function settingsWarning(env: NodeJS.ProcessEnv, address: string): string | undefined {
  const host = hostIn(env);
  const builder = buildHostIn(env);
  if (builder && host !== builder.host && host !== "own") {
    throw new Error(
      `ENCORE_HOST is ${host}, but ${builder.host} runs this build (${builder.variable}): unset ENCORE_HOST.`,
    );
  }
  if (host === "github" && !address) {
    throw new Error(
      "ENCORE_HOST is github, and needs an address: set ENCORE_ADDRESS, such as https://name.github.io/encore.",
    );
  }
  const { hostname = "", pathname = "/" } = parseUrl(address) ?? {};
  if (AT_ROOT.includes(host) && pathname !== "/") {
    throw new Error(
      `ENCORE_ADDRESS is ${address}, but ${host} serves a site without a path: take ${pathname} away.`,
    );
  }
  const [, hostOfAddress] = DOMAINS.find(([domain]) => hostname.endsWith(domain)) ?? [];
  if (hostOfAddress === undefined || hostOfAddress === host) return undefined;
  return `ENCORE_HOST is ${host}, but ${address} is an address of ${hostOfAddress}: to publish there, set ENCORE_HOST=${hostOfAddress}.`;
}
