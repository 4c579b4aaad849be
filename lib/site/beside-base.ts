/** Addresses in a file, by its ending: those of elements, of `url()`, and all texts of a web app manifest. */
const ADDRESSES: readonly (readonly [ending: RegExp, address: RegExp])[] = [
  [/\.html$/, /\s(?:href|src|poster|srcset|imagesrcset)="([^"]*)"/gi],
  [/\.css$/, /url\(["']?([^"')]*)/g],
  [/\.webmanifest$/, /:\s*"(\/[^"]*)"/g],
];

/**
 * Addresses in a file of a site that lies below a path, which lead to the root of its host instead.
 * @param base the path, such as `/encore`
 * @param name of the file, whose ending says how it is read
 */
export function besideBase(base: string, name: string, text: string): string[] {
  const pattern = ADDRESSES.find(([ending]) => ending.test(name))?.[1];
  if (!pattern) return [];
  return [...text.matchAll(pattern)]
    .flatMap(([, value = ""]) => value.split(/,\s+/).map((part) => part.trim().split(" ")[0] ?? ""))
    .filter((address) => /^\/(?!\/)/.test(address) && !isBelow(base, address));
}

const isBelow = (base: string, address: string): boolean =>
  address.startsWith(base) && /^(?:$|[/?#])/.test(address.slice(base.length));
