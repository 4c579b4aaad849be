import { nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { AddressTargets } from "./address-targets";
import { type AddressFault, addressFormFault } from "./address-form";

/** Greatest number of sections in a message. */
const MAX_LISTED = 12;

/** File names by the kind of element that shows them. */
export const SHOWN_FILES = {
  pictureFile: { ending: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i, example: "/features/songs.svg" },
  filmFile: { ending: /\.(?:mp4|webm)$/i, example: "/film/home.mp4" },
} as const;

/** The fault of an address; undefined if its target exists. @param currentPage page of the address, for `#section` */
export function addressFault(
  address: string,
  targets: AddressTargets,
  currentPage?: string,
): AddressFault | undefined {
  if (address === "") return undefined;
  const fault = addressFormFault(address);
  if (fault || address.startsWith("https:")) return fault;
  const [before = "", section] = address.split("#");
  const [path = "", query] = before.split("?");
  const page = path === "" ? currentPage : path;
  if (page === undefined) return undefined;
  if (!targets.pages.has(page)) return missingTarget(address, page, targets);
  for (const [name, value] of new URLSearchParams(query)) {
    const known = targets.parameterValues.get(name);
    if (!known || known.has(value)) continue;
    const near = nearest(value, known);
    return {
      what: `but there is no ${name} ${shown(value)}`,
      allowed: `a ${name} that has a record`,
      suggestion: near && shown(address.replace(`=${value}`, `=${near}`)),
    };
  }
  return section === undefined ? undefined : missingSection(address, page, section, targets);
}

/** The fault of the address of a file shown on a page, which must be one of the site's own. */
export function shownFileFault(
  address: string,
  kind: keyof typeof SHOWN_FILES,
  targets: AddressTargets,
): AddressFault | undefined {
  if (address === "") return undefined;
  const { ending, example } = SHOWN_FILES[kind];
  const allowed = `a file of static/ such as ${shown(example)}, or ""`;
  if (!address.startsWith("/")) return { what: "which is not on this site", allowed };
  const fault = addressFormFault(address);
  if (fault) return fault;
  const what = kind === "filmFile" ? "film" : "picture";
  if (!ending.test(address)) return { what: `which is not a ${what}`, allowed };
  // Without a list of files, none is reported as missing.
  return targets.files?.has(address) === false ? missingFile(address, targets.files) : undefined;
}

function missingTarget(address: string, path: string, { pages, files }: AddressTargets) {
  const isFile = /\.[a-z\d]+$/i.test(path);
  if (isFile) return files?.has(path) === false ? missingFile(path, files) : undefined;
  const near = nearest(path, pages);
  return {
    what: "but there is no such page",
    allowed: "the address of a page, or of a file in static/",
    suggestion: near && shown(address.replace(path, near)),
  };
}

function missingFile(path: string, files: ReadonlySet<string>): AddressFault {
  const near = nearest(path, files);
  return {
    what: `but there is no file static${path}`,
    allowed: "the address of a file in static/",
    suggestion: near && shown(near),
  };
}

function missingSection(address: string, page: string, section: string, targets: AddressTargets) {
  const sections = targets.sections(page);
  if (!sections || sections.includes(section)) return undefined;
  const near = nearest(section, sections);
  const some = sections.slice(0, MAX_LISTED).map((one) => `#${one}`);
  return {
    what: `but ${shown(page)} has no section ${shown(section)}`,
    allowed: sections.length === 0 ? "the address without a #" : listed(some, "or"),
    suggestion: near && shown(address.replace(/#.*$/, `#${near}`)),
  };
}
