import { domainToUnicode } from "node:url";
import { parseUrl } from "../../model/pages/parse-url";
import { shown } from "../../model/problems/words";
import { codePoint, HIDDEN } from "../../model/problems/hidden";

/** A fault of an address, in words that follow the address in the message. */
export interface AddressFault {
  readonly what: string;
  readonly allowed: string;
  readonly suggestion?: string | undefined;
}

/** A public host: names with dots between, the last of letters. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;

/** Top-level names reserved for private networks, for tests (in eleven scripts) and for examples. */
const NOT_PUBLIC =
  /\.(?:alt|arpa|corp|example|home|internal|invalid|lan|local|localhost|onion|test|xn--(?:0zwm56d|11b5bs3a9aj6g|80akhbyknj4f|9t4b11yi5a|deba0ad|g6w251d|hgbk6aj7f53bba|hlcj6aya9esc7a|jxalpdlp|kgbechtv|zckzah))$/;

/** Characters of a host: letters of any script, digits, hyphens, dots, and a port. */
const WRITTEN_HOST = /^[\p{L}\p{M}\p{N}._-]+(?::[1-9]\d*)?$/u;

/** A name with Latin letters and similar-looking ones of other scripts. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[^.]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^.]*\p{Script=Latin}/u;

const OUTSIDE = "an address such as https://example.org/page";
const INSIDE = 'a path of this site such as "/explore/units", or an address with https://';

/** The fault in the form of an address; undefined if browsers read it as people do. */
export function addressFormFault(address: string): AddressFault | undefined {
  const hidden = HIDDEN.exec(address)?.[0];
  if (hidden !== undefined) {
    return {
      what: `which has an invisible character (${codePoint(hidden)})`,
      allowed: "visible letters, digits and marks",
      suggestion: shown(address.replace(new RegExp(HIDDEN, "gu"), "")),
    };
  }
  const isOutside = address.startsWith("https:");
  const fault = FORM_FAULTS.find(({ pattern }) => pattern.test(address));
  // Other hosts may encode their addresses differently from UTF-8.
  if (fault || (!isOutside && !isDecodable(address))) return fault ?? BROKEN_ENCODING;
  if (isOutside) return outsideFault(address);
  return address.startsWith("/") ? pathFault(address) : undefined;
}

const BROKEN_ENCODING: AddressFault & { pattern: RegExp } = {
  pattern: /%(?![\da-f]{2})/i,
  what: "in which a % does not begin a character",
  allowed: "behind each % two digits of a letter in UTF-8, such as %C3%A9",
};

const FORM_FAULTS: readonly (AddressFault & { pattern: RegExp })[] = [
  {
    pattern: /[\s\\"<>^`{|}]/,
    what: "which has a character that addresses cannot have",
    allowed: "no spaces, backslashes, quotation marks or brackets",
  },
  BROKEN_ENCODING,
  { pattern: /#.*#/, what: "which has two #", allowed: "one #" },
];

/** The fault of a whole site's address: it must equal its normalized origin. */
export function originFault(address: string): AddressFault | undefined {
  if (address === "" || new URL(address).origin === address) return undefined;
  return {
    what: "which browsers write differently",
    allowed: "https:// and the host in small letters, without anything behind it",
    suggestion: shown(new URL(address).origin),
  };
}

const PATH_FAULTS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^\/\//, "which browsers take for an address outside"],
  [/\/(?:\.|%2e){1,2}(?:\/|$)/i, "which climbs to another folder by . or .."],
  [/%2f|%5c|%[01][\da-f]|%7f/i, "which hides a slash or a control character"],
];

function pathFault(address: string): AddressFault | undefined {
  const [path = ""] = address.split(/[?#]/);
  const what = PATH_FAULTS.find(([pattern]) => pattern.test(path))?.[1];
  if (what !== undefined) return { what, allowed: INSIDE };
  if (path === "/" || !/\/\/|\/$/.test(path)) return undefined;
  const suggestion = shown(address.replace(path, path.replace(/\/+/g, "/").replace(/\/$/, "")));
  return { what: "which has a slash too many", allowed: INSIDE, suggestion };
}

function outsideFault(address: string): AddressFault | undefined {
  const authority = /^https:\/\/([^/?#]*)/.exec(address)?.[1];
  const url = parseUrl(address);
  const what =
    authority === undefined || !url ? "which is not an address" : hostFault(authority, url);
  return what === undefined ? undefined : { what, allowed: OUTSIDE };
}

function hostFault(authority: string, { hostname }: URL): string | undefined {
  if (authority.includes("@")) return "which holds the name of a user or a password";
  const isPublic = HOST.test(hostname) && !NOT_PUBLIC.test(hostname) && hostname.length <= 253;
  if (!WRITTEN_HOST.test(authority) || !isPublic) return "whose host is not on the public internet";
  // Full-width letters, or the ASCII form of other scripts, hide the real host.
  if (authority.normalize("NFKC") !== authority)
    return "whose host is not written in plain letters";
  const isMixed = MIXED_SCRIPTS.test(domainToUnicode(hostname));
  return isMixed ? "whose host mixes letters of two scripts that look alike" : undefined;
}

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== "";
  } catch {
    return false;
  }
}
