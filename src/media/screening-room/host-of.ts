import { parseUrl } from "#lib/content/model/pages/parse-url";

/** The host of an address outside, as people say it: without “www.”; nothing for any other text. */
export function hostOf(address: string): string | undefined {
  if (!address.startsWith("https://")) return undefined;
  return parseUrl(address)?.host.replace(/^www\./, "");
}
