import { nearest } from "../suggest";
import { placeName, shown } from "../words";
import { ART_KEYS, artKeys, artReferences, posterOfDetail } from "./art-keys";
import { ROSTER } from "./roster";
import type { Rule } from "./rule";

/** A record only names pictures that exist. */
export const artKey: Rule = {
  name: "art-key",
  description: "A picture that a record names is drawn by the site or is a file in content/art.",
  leansOn: ROSTER,
  *check(content) {
    const { drawn } = artKeys(content);
    const known = new Set([...drawn, ...content.listing.art.map(({ key }) => key)]);
    for (const { file, path, key } of artReferences(content)) {
      if (known.has(key) || posterOfDetail(key, drawn) !== undefined) continue;
      const near = nearest(key, known);
      yield {
        file,
        path,
        message: `${placeName(path)} is ${shown(key)}, but no such picture is drawn and content/art has no such file`,
        allowed: `${ART_KEYS}, or a file in content/art`,
        suggestion: near === undefined ? undefined : shown(near),
      };
    }
  },
};
