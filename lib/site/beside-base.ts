/**
 * Addresses in a file, by its ending: those of elements, of `url()`, all texts of a web app manifest, and whatever is called
 * like a file with a hash in its name. Other texts of data and scripts, and names of JSON, may be paths that get theirs
 * later.
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
 * Addresses in a file of a site that lies below a path, which lead to the root of its host instead.
 * @param base the path, such as `/encore`
 * @param name of the file, whose ending says how it is read
 */
export function besideBase(base: string, name: string, text: string): string[] {
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
