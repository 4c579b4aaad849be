import { parseUrl } from "#lib/content/model/pages/parse-url";

/** Host name of an https address without “www.”; undefined for any other text. */
export function hostOf(address: string): string | undefined {
  if (!address.startsWith("https://")) return undefined;
  return parseUrl(address)?.host.replace(/^www\./, "");
}
