import { domainToUnicode } from "node:url";
import { parseUrl } from "../../pages/parse-url";
import { shown } from "../words";
import { codePoint, HIDDEN } from "../text/hidden";

/** What is wrong with an address, in words behind the address itself. */
export interface AddressFault {
  readonly what: string;
  readonly allowed: string;
  readonly suggestion?: string | undefined;
}

/** A host of the public internet: names with dots between, the last of letters. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;

/** Last names of hosts that are kept for networks of one's own, for tests (in eleven scripts) and for examples. */
const NOT_PUBLIC =
  /\.(?:alt|arpa|corp|example|home|internal|invalid|lan|local|localhost|onion|test|xn--(?:0zwm56d|11b5bs3a9aj6g|80akhbyknj4f|9t4b11yi5a|deba0ad|g6w251d|hgbk6aj7f53bba|hlcj6aya9esc7a|jxalpdlp|kgbechtv|zckzah))$/;

/** In what a host is written: letters of any script, digits, hyphens, dots, and a port. */
const WRITTEN_HOST = /^[\p{L}\p{M}\p{N}._-]+(?::[1-9]\d*)?$/u;

/** Letters of ours and such as look like them, in one name. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[^.]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^.]*\p{Script=Latin}/u;

const OUTSIDE = "an address such as https://example.org/page";
const INSIDE = 'a path of this site such as "/explore/units", or an address with https://';

/** What is wrong with how an address is written; undefined if browsers read it as people do. */
export function addressFormFault(address: string): AddressFault | undefined {
  const hidden = HIDDEN.exec(address)?.[0];
  if (hidden !== undefined) {
    return {
      what: `which has a character that nobody sees (${codePoint(hidden)})`,
      allowed: "letters, digits and marks that can be seen",
      suggestion: shown(address.replace(new RegExp(HIDDEN, "gu"), "")),
    };
  }
  if (/[\s\\"<>^`{|}]/.test(address)) {
    const allowed = "no spaces, backslashes, quotation marks or brackets";
    return { what: "which has a character that no address has", allowed };
  }
  const isOutside = address.startsWith("https:");
  // Other hosts may write their addresses in another encoding than UTF-8.
  if (/%(?![\da-f]{2})/i.test(address) || (!isOutside && decoded(address) === undefined)) {
    const allowed = "behind each % two digits of a letter in UTF-8, such as %C3%A9";
    return { what: "in which a % begins no character", allowed };
  }
  if (address.split("#").length > 2) return { what: "which has two #", allowed: "one #" };
  if (isOutside) return outsideFault(address);
  return address.startsWith("/") ? pathFault(address) : undefined;
}

/** What is wrong with the address of a whole site: it is compared with what browsers make of it. */
export function originFault(address: string): AddressFault | undefined {
  if (address === "" || new URL(address).origin === address) return undefined;
  return {
    what: "which browsers write in another way",
    allowed: "https:// and the host in small letters, without anything behind it",
    suggestion: shown(new URL(address).origin),
  };
}

function pathFault(address: string): AddressFault | undefined {
  const [path = ""] = address.split(/[?#]/);
  if (path.startsWith("//")) {
    return { what: "which browsers take for an address outside", allowed: INSIDE };
  }
  const names = (decoded(path) ?? "").slice(1).split("/");
  if (names.some((name) => name === "." || name === "..")) {
    return { what: "which climbs to another folder by . or ..", allowed: INSIDE };
  }
  if (/%2f|%5c|%[01][\da-f]|%7f/i.test(path)) {
    return { what: "which hides a slash or a control character", allowed: INSIDE };
  }
  if (path !== "/" && names.includes("")) {
    const suggestion = shown(address.replace(path, path.replace(/\/+/g, "/").replace(/\/$/, "")));
    return { what: "which has a slash too many", allowed: INSIDE, suggestion };
  }
  return undefined;
}

function outsideFault(address: string): AddressFault | undefined {
  const authority = /^https:\/\/([^/?#]*)/.exec(address)?.[1];
  const url = parseUrl(address);
  if (authority === undefined || !url) {
    return { what: "which is no address", allowed: OUTSIDE };
  }
  if (authority.includes("@")) {
    return { what: "which holds the name of a user or a password", allowed: OUTSIDE };
  }
  const { hostname } = url;
  if (!WRITTEN_HOST.test(authority) || !isPublic(hostname)) {
    return { what: "whose host is none of the internet", allowed: OUTSIDE };
  }
  // A host that is written in full-width letters, or in the ASCII form of others, hides what it is.
  if (authority.normalize("NFKC") !== authority) {
    return { what: "whose host is not written in plain letters", allowed: OUTSIDE };
  }
  if (MIXED_SCRIPTS.test(domainToUnicode(hostname))) {
    const what = "whose host mixes letters of two scripts that look alike";
    return { what, allowed: OUTSIDE };
  }
  return undefined;
}

const isPublic = (hostname: string): boolean =>
  HOST.test(hostname) && !NOT_PUBLIC.test(hostname) && hostname.length <= 253;

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
