import { nearest } from "../../content/model/problems/suggest";

const HOSTS = ["own", "github", "netlify", "cloudflare"] as const;

/** `own`: one's own server, or any other host. */
export type HostName = (typeof HOSTS)[number];

const HOST = "ENCORE_HOST";

/** The host named by ENCORE_HOST, or by the variables of Netlify and Cloudflare Pages. @throws if it is unknown */
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
