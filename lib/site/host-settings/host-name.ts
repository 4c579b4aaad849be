import { nearest } from "../../content/model/problems/suggest";

const HOSTS = ["own", "github", "netlify", "cloudflare"] as const;

/** `own`: one's own server, or any other host. */
export type HostName = (typeof HOSTS)[number];

const HOST = "ENCORE_HOST";

/** Variables that hosts set in their builds. */
const BUILD_HOSTS = [
  { variable: "CF_PAGES", host: "cloudflare" },
  { variable: "NETLIFY", host: "netlify" },
] as const;

/** The host that runs the build, and the variable that says so; undefined elsewhere. */
export const buildHostIn = (env: NodeJS.ProcessEnv) =>
  BUILD_HOSTS.find(({ variable }) => Boolean(env[variable]));

/** The host named by ENCORE_HOST, or by the variables of Netlify and Cloudflare Pages. @throws if it is unknown */
export function hostIn(env: NodeJS.ProcessEnv): HostName {
  const value = env[HOST] || buildHostIn(env)?.host || "own";
  const host = HOSTS.find((one) => one === value);
  if (host) return host;
  const near = nearest(value, HOSTS);
  const ending = near === undefined ? "." : `; did you mean ${near}?`;
  throw new Error(
    `${HOST} is ${JSON.stringify(value)}, and has to be one of ${HOSTS.join(", ")}${ending}`,
  );
}
