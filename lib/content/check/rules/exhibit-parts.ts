import type { StandLayer, StandPartKind } from "../../../../content/types";
import { nearestWithName } from "../../identity/with-name";
import type { Finding, Path } from "../problem";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { nearest } from "../suggest";
import { placeName, ranges, shown } from "../words";
import { ROSTER } from "./roster";
import type { Rule } from "./rule";
import { standLists } from "./stand-lists";

/** Our stands are made of what there is. */
export const exhibitParts: Rule = {
  name: "exhibit-parts",
  description: "An exhibit names parts and characters that exist.",
  leansOn: ["stand-parts/", ...ROSTER],
  *check(content) {
    const keys = new Map(
      standLists(content).map(({ entry, kind }) => [
        kind,
        entry.items("parts").map(({ value }) => value.key),
      ]),
    );
    const posed = idsWithPoster(content);
    for (const exhibit of content.exhibits) {
      const backdrop = exhibit.get("stand", "backdrop");
      yield* unknownPart(exhibit, ["stand", "backdrop"], "backdrop", backdrop, keys);
      for (const { layer, path } of layersOf(exhibit)) {
        if (layer.kind === "own") continue;
        if (layer.kind === "poster") {
          yield* unknownCharacter(exhibit, [...path, "character"], layer.character, posed, content);
        } else yield* unknownPart(exhibit, [...path, "part"], layer.kind, layer.part, keys);
      }
    }
  },
};

/** The layers of an exhibit's stand that are right, with their places in the record. */
export function* layersOf(
  exhibit: Content["exhibits"][number],
): Iterable<{ layer: StandLayer; path: (string | number)[] }> {
  const layers = exhibit.listAt<StandLayer>("stand", "layers");
  for (const { value, index } of layers) yield { layer: value, path: ["stand", "layers", index] };
}

function* unknownPart(
  exhibit: Entry<unknown>,
  path: Path,
  kind: StandPartKind,
  key: string | undefined,
  keys: ReadonlyMap<StandPartKind, readonly string[]>,
): Iterable<Finding> {
  const known = keys.get(kind);
  if (key === undefined || !known || known.includes(key)) return;
  const near = nearest(key, known);
  yield exhibit.finding(path, {
    message: `${placeName(path)} is ${shown(key)}, but there is no ${kind} with that key`,
    allowed: known.join(", "),
    suggestion: near && shown(near),
  });
}

/** Records of the audition have no poster that can be put on a stand. */
function idsWithPoster({ identities, memberships }: Content): Set<number> {
  const posed = [...identities.characters].filter(
    ([, entry]) => memberships.unitOf.get(entry) !== "4piece",
  );
  return new Set(posed.map(([id]) => id));
}

function* unknownCharacter(
  exhibit: Entry<unknown>,
  path: Path,
  id: number,
  known: ReadonlySet<number>,
  { identities }: Content,
): Iterable<Finding> {
  if (known.has(id)) return;
  yield exhibit.finding(path, {
    message: `${placeName(path)} is ${id}, but there is no poster of a character with that id`,
    allowed: ranges([...known]),
    suggestion: nearestWithName(id, known, identities.characters),
  });
}
