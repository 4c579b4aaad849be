import { parseUrl } from "../../model/pages/parse-url";

export const ADDRESS_VARIABLE = "ENCORE_ADDRESS";

/**
 * The address from the environment, such as `https://encore.example`; undefined if unset. It overrides the one in
 * content/site.json, so that one commit can be published in two places. It may have a path (lib/site/base-path.ts).
 * @throws if the value is not such an https address
 */
export function addressFromEnvironment(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const value = env[ADDRESS_VARIABLE];
  if (!value) return undefined;
  if (!value.startsWith("https://") || !isPlain(value)) {
    throw new Error(
      `${ADDRESS_VARIABLE} is ${JSON.stringify(value)}: it has to be https:// and a host in small ` +
        "letters, with a path or without, and no slash at the end, such as https://encore.example or " +
        "https://name.github.io/encore.",
    );
  }
  return value;
}

/** True for a normalized address of a host and folders, and nothing else. */
function isPlain(value: string): boolean {
  const url = parseUrl(value);
  if (!url) return false;
  const { origin, pathname } = url;
  return (
    origin === value || (origin + pathname === value && /^(?:\/[\w-][\w.-]*)+$/.test(pathname))
  );
}

export const withAddress = (site: string, address: string): string =>
  `${JSON.stringify({ ...(JSON.parse(site) as object), address }, null, 2)}\n`;
