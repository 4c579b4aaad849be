import { nearest } from "../../content/model/problems/suggest";

/** Hosts that a site can be built for. */
const HOSTS = ["own", "github", "netlify", "cloudflare"] as const;

/** `own`: a server of one's own, or any host that is none of the others. */
export type HostName = (typeof HOSTS)[number];

const HOST = "ENCORE_HOST";

/**
 * The host that the environment names: by ENCORE_HOST, or by what Netlify and Cloudflare Pages set in their builds.
 * @throws if it names another one
 */
export function hostIn(env: NodeJS.ProcessEnv): HostName {
  const value = env[HOST] || (env.CF_PAGES && "cloudflare") || (env.NETLIFY && "netlify") || "own";
  const host = HOSTS.find((one) => one === value);
  if (host) return host;
  const near = nearest(value, HOSTS);
  const guess = near === undefined ? "" : `; did you mean ${near}?`;
  throw new Error(
    `${HOST} is ${JSON.stringify(value)}, and has to be one of ${HOSTS.join(", ")}${guess || "."}`,
  );
}
