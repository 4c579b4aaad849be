import { parseUrl } from "../pages/parse-url";

/** Environment variable that says where a build will be served. */
export const ADDRESS_VARIABLE = "ENCORE_ADDRESS";

/**
 * The address that the environment gives a build, such as `https://encore.example`; undefined if it
 * gives none. It wins over the one in content/site.json, so that one commit can be published in two
 * places.
 * @throws if the value is no origin over https
 */
export function givenAddress(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const value = env[ADDRESS_VARIABLE];
  if (!value) return undefined;
  if (!value.startsWith("https://") || parseUrl(value)?.origin !== value) {
    throw new Error(
      `${ADDRESS_VARIABLE} is ${JSON.stringify(value)}: it has to be https:// and a host in small ` +
        "letters, without a slash at the end or anything after it, such as https://encore.example.",
    );
  }
  return value;
}

/** The text of content/site.json with another address. */
export const withAddress = (site: string, address: string): string =>
  `${JSON.stringify({ ...(JSON.parse(site) as object), address }, null, 2)}\n`;
