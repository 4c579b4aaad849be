/** The host of an address outside, as people say it: without “www.”; nothing for any other text. */
export function hostOf(address: string): string | undefined {
  if (!address.startsWith("https://") || !URL.canParse(address)) return undefined;
  return new URL(address).host.replace(/^www\./, "");
}
