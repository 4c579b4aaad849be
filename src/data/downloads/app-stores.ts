import { isSecure } from "#src/app/routing/safe-address";

export type PhoneStore = "ios" | "android";

/** App store of the device, by user agent; undefined on computers and unknown devices. */
export function appStoreOf({
  userAgent = "",
  maxTouchPoints = 0,
}: Partial<Navigator>): PhoneStore | undefined {
  if (/\bAndroid\b/i.test(userAgent)) return "android";
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  // An iPad identifies as a Macintosh, but no Macintosh has a touch screen.
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? "ios" : undefined;
}

interface StoreSources {
  source?: { readonly ios: string; readonly android: string; readonly tap: string } | null;
  links?: { readonly appStore: string; readonly googlePlay: string } | null;
}

export type StoreAddresses = Record<PhoneStore | "tap", string>;

/** Addresses of the game in each store (`tap` is TapTap): of `sourceUrl`, else of site.json. Only https counts. */
export function storeAddresses({ source, links }: StoreSources): StoreAddresses {
  const firstSecure = (...addresses: (string | undefined)[]) =>
    addresses.find((address) => address && isSecure(address)) ?? "";
  return {
    ios: firstSecure(source?.ios, links?.appStore),
    android: firstSecure(source?.android, links?.googlePlay),
    tap: firstSecure(source?.tap),
  };
}
