import { DeployError } from "../deploy-error";
import { batchesOf, EVERYTHING } from "./purge-list";

/** Where the cache of a site is told to forget addresses. */
export interface CloudflareZone {
  /** Address of their API, without a slash at the end. */
  readonly api: string;
  readonly zone: string;
  /** A token that may purge the cache of this zone. */
  readonly token: string;
  /** The site's address, such as `https://encore.example`. */
  readonly site: string;
}

const API = "https://api.cloudflare.com/client/v4";

/**
 * The zone that the environment names (`CLOUDFLARE_ZONE`, `CLOUDFLARE_TOKEN`); undefined if it names none.
 * @param site the site's address; empty if it is not known
 * @throws DeployError if only half of it is there
 */
export function zoneOf(env: NodeJS.ProcessEnv, site: string): CloudflareZone | undefined {
  const { CLOUDFLARE_ZONE: zone = "", CLOUDFLARE_TOKEN: token = "" } = env;
  if (zone === "" && token === "") return undefined;
  if (zone === "" || token === "") {
    throw new DeployError(
      "CLOUDFLARE_ZONE and CLOUDFLARE_TOKEN go together; one of them is missing.",
    );
  }
  if (site === "") {
    throw new DeployError(
      "Addresses can be purged only where the site's is known: ENCORE_ADDRESS or content/site.json.",
    );
  }
  return { api: env.CLOUDFLARE_API || API, zone, token, site };
}

/**
 * Has Cloudflare forget addresses, 30 in each call.
 * @param addresses paths from the site's root, or {@link EVERYTHING} among them
 * @throws DeployError with what Cloudflare said, if it refuses
 */
export async function purgeCloudflare(
  { api, zone, token, site }: CloudflareZone,
  addresses: readonly string[],
): Promise<void> {
  const bodies = addresses.includes(EVERYTHING)
    ? [{ purge_everything: true }]
    : batchesOf(addresses).map((batch) => ({ files: batch.map((address) => site + address) }));
  for (const body of bodies) {
    const answer = await fetch(`${api}/zones/${encodeURIComponent(zone)}/purge_cache`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }).catch((error: Error) => {
      throw new DeployError(`Cloudflare could not be reached: ${error.message}`);
    });
    const text = await answer.text();
    if (!answer.ok || !/"success":\s*true/.test(text)) {
      throw new DeployError(`Cloudflare did not purge (${answer.status}): ${text.slice(0, 300)}`);
    }
  }
}
