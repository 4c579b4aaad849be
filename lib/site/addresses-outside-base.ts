/**
 * Addresses in a file, by its ending: attributes, `url()`, all texts of a web app manifest, and names with a hash.
 * Other texts in data and scripts, and names of JSON, may be prefixed at run time.
 */
const ADDRESSES: readonly (readonly [ending: RegExp, address: RegExp])[] = [
  [/\.html$/, /\s(?:href|src|poster|srcset|imagesrcset)="([^"]*)"/gi],
  [/\.css$/, /url\(["']?([^"')]*)/g],
  [/\.webmanifest$/, /:\s*"(\/[^"]*)"/g],
  [
    /\.(?:html|js|json)$/,
    /(?<=["'`\s])(\/[^"'`\s\\]*[-.][0-9a-f]{6,32}\.(?!json)\w{2,5})(?=["'`\s\\?])/g,
  ],
];

/**
 * Addresses that wrongly lead to the host's root in a file of a site below a path.
 * @param base path of the site, such as `/encore`
 * @param name of the file; its ending selects the patterns
 */
export function addressesOutsideBase(base: string, name: string, text: string): string[] {
  const found = ADDRESSES.filter(([ending]) => ending.test(name)).flatMap(([, address]) => [
    ...text.matchAll(address),
  ]);
  const addresses = found
    .flatMap(([, value = ""]) => value.split(/,\s+/).map((part) => part.trim().split(" ")[0] ?? ""))
    .filter((address) => /^\/(?!\/)/.test(address) && !isBelow(base, address));
  return [...new Set(addresses)];
}

const isBelow = (base: string, address: string): boolean =>
  address.startsWith(base) && /^(?:$|[/?#])/.test(address.slice(base.length));
