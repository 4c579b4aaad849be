import type { Character } from "../../../../content/types";
import type { Finding } from "../problem";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { meant } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

const NONE = "-";

/** vid and vname name the same character, who links back; vnote is only on a link. */
export const characterLink: Rule = {
  name: "character-link",
  *check(content) {
    const faulty = new Set<Entry<Character>>();
    const oneSided: Entry<Character>[] = [];
    for (const entry of content.characters) {
      const finding = ownFault(entry, content);
      if (finding) yield finding;
      if (finding || !isWhole(entry)) faulty.add(entry);
      else if (entry.get("vid") !== NONE && !linksBack(entry, content)) oneSided.push(entry);
    }
    for (const entry of oneSided) {
      const partners = content.identities.byCname.get(entry.get("vid") ?? "") ?? [];
      if (partners.some((partner) => faulty.has(partner))) continue;
      yield notMutual(entry, partners, content);
      faulty.add(entry);
    }
  },
};

function isWhole(entry: Entry<Character>): boolean {
  return entry.isWhole("vid") && entry.isWhole("vname") && entry.isWhole("cname");
}

/** What is wrong with a link by itself. */
function ownFault(entry: Entry<Character>, content: Content): Finding | undefined {
  const vid = entry.get("vid");
  const vname = entry.get("vname");
  if (vid === undefined || vname === undefined) return undefined;
  const { byCname } = content.identities;
  if (vid === NONE) {
    if (vname !== NONE) {
      const named = content.characters.find((other) => other.get("name") === vname);
      const allowed = 'both the name and the slug of a character, or both "-"';
      const near = named && shown(named.get("cname"));
      return entry.wrong(["vid"], `but vname is ${shown(vname)}`, allowed, near);
    }
    if (!entry.has("vnote") || !entry.isWhole("vnote")) return undefined;
    const message = "vnote says what the linked character is, but there is no link";
    return entry.finding(["vnote"], { message, allowed: "vnote only beside vid", atName: true });
  }
  const partners = byCname.get(vid);
  if (!partners) {
    const allowed = 'the cname of a record in content/characters, or "-"';
    const near = meant(vid, byCname.keys());
    return entry.wrong(["vid"], "but no character has that slug", allowed, near);
  }
  const names = partners.map((partner) => partner.get("name"));
  if (names.includes(vname) || names.includes(undefined)) return undefined;
  return wrongName(entry, vid, vname, names[0] ?? "", content);
}

/** Name and slug are of two characters: the one that links back is meant. */
function wrongName(
  entry: Entry<Character>,
  vid: string,
  vname: string,
  name: string,
  content: Content,
): Finding {
  const named = content.characters.find((other) => other.get("name") === vname);
  const isNameRight = named !== undefined && named.get("vid") === entry.get("cname");
  return entry.finding([isNameRight ? "vid" : "vname"], {
    message: `vname is ${shown(vname)}, but vid ${shown(vid)} is ${shown(name)}`,
    allowed: "name and slug of the same character",
    suggestion: shown(isNameRight ? named.get("cname") : name),
  });
}

function linksBack(entry: Entry<Character>, content: Content): boolean {
  const partners = content.identities.byCname.get(entry.get("vid") ?? "") ?? [];
  const names = [entry.get("cname"), entry.key];
  return partners.some((partner) => !isWhole(partner) || names.includes(partner.get("vid")));
}

function notMutual(
  entry: Entry<Character>,
  [partner]: Entry<Character>[],
  { characters }: Content,
): Finding {
  const back = characters.find((other) => other.get("vid") === entry.get("cname"));
  const what = `but ${partner?.file} does not link back: its vid is ${shown(partner?.get("vid"))}`;
  const allowed = "a character whose vid is the cname of this one";
  return entry.wrong(["vid"], what, allowed, back && shown(back.get("cname")));
}
