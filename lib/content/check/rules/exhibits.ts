import type { StandPartKind } from "../../../../content/types";
import { TEXT } from "../../../stand/kit/limits";
import { plainMessage } from "../../../stand/kit/plain-message";
import type { Path } from "../../model/problems/problem";
import { quotedNearest } from "../../model/problems/suggest";
import { placeName, shown } from "../../model/problems/words";
import { charactersById, ROSTER } from "./known";
import { eachOf, type Rule } from "./rule";
import { standLists } from "./stand-lists";

/** An exhibit names existing parts, and no idol of the audition. */
const exhibitParts: Rule = {
  name: "exhibit-parts",
  dependsOn: ["stand-parts/", ...ROSTER],
  *check(content) {
    const keys = new Map(
      standLists(content).map(({ entry, kind }) => [
        kind,
        entry.items("parts").map(({ value }) => value.key),
      ]),
    );
    const characters = charactersById(content);
    for (const exhibit of content.exhibits) {
      const backdrop = exhibit.get("stand", "backdrop");
      const named: { kind: StandPartKind; key?: string | undefined; path: Path }[] = [
        { kind: "backdrop", key: backdrop, path: ["stand", "backdrop"] },
      ];
      for (const { value: layer, path } of exhibit.items("stand", "layers")) {
        if (layer.kind !== "own" && layer.kind !== "poster")
          named.push({ kind: layer.kind, key: layer.part, path: [...path, "part"] });
        if (layer.kind !== "poster") continue;
        if (characters.get(layer.character)?.get("unit") !== "4piece") continue;
        const what = "a record of the audition, whose poster is not for stands";
        yield exhibit.wrong([...path, "character"], what, "the id of the later record");
      }
      for (const { kind, key, path } of named) {
        const known = keys.get(kind);
        if (key === undefined || !known || known.includes(key)) continue;
        const what = `but there is no ${kind} with that key`;
        yield exhibit.wrong(path, what, known.join(", "), quotedNearest(key, known));
      }
    }
  },
};

/** An exhibit has exactly one stand, no visitor’s own picture, and messages within the limits. */
const exhibitStand: Rule = {
  name: "exhibit-stand",
  check: eachOf("exhibits", function* (exhibit) {
    const allowed = "exactly one stand";
    const layers = exhibit.items("stand", "layers");
    const [first, ...others] = layers.filter(({ value }) => value.kind === "stand");
    for (const { path } of others) {
      const message = `${placeName(path)} is a second stand, after item ${Number(first?.index) + 1}`;
      yield exhibit.finding([...path, "kind"], { message, allowed });
    }
    for (const { value: layer, path } of layers) {
      if (layer.kind === "own") {
        yield exhibit.finding([...path, "kind"], {
          message: `${placeName(path)} is a visitor’s own picture, which never leaves a device`,
          allowed: "posters",
          suggestion: shown("poster"),
        });
      }
      if (layer.kind !== "panel" || plainMessage(layer.text) === layer.text) continue;
      const limits = `up to ${TEXT.lines} lines and ${TEXT.characters} characters, in NFC, without control characters`;
      const better = shown(plainMessage(layer.text));
      yield exhibit.wrong([...path, "text"], "which would be shown differently", limits, better);
    }
    if (first || !exhibit.isWhole("stand", "layers")) return;
    yield exhibit.finding(["stand", "layers"], { message: "no layer is a stand", allowed });
  }),
};

export const EXHIBIT_RULES: readonly Rule[] = [exhibitParts, exhibitStand];
