import { TEXT } from "../../../stand/document/limits";
import { plainMessage } from "../../../stand/document/plain-message";
import { placeName, shown } from "../words";
import { layersOf } from "./exhibit-parts";
import type { Rule } from "./rule";

/** Our stands are as a visitor could have made and published them. */
export const exhibitStand: Rule = {
  name: "exhibit-stand",
  description:
    "An exhibit has exactly one stand, no picture of somebody’s own, and messages within the limits.",
  *check({ exhibits }) {
    for (const exhibit of exhibits) {
      let first: number | undefined;
      for (const { layer, path } of layersOf(exhibit)) {
        const place = Number(path.at(-1));
        if (layer.kind === "stand") {
          if (first !== undefined) {
            yield exhibit.finding([...path, "kind"], {
              message: `${placeName(path)} is a second stand, after item ${first + 1}`,
              allowed: "exactly one stand",
            });
          }
          first ??= place;
        }
        if (layer.kind === "own") {
          yield exhibit.finding([...path, "kind"], {
            message: `${placeName(path)} is a picture of somebody’s own, which never leaves a device`,
            allowed: "posters",
            suggestion: shown("poster"),
          });
        }
        if (layer.kind !== "panel" || plainMessage(layer.text) === layer.text) continue;
        yield exhibit.finding([...path, "text"], {
          message: `${placeName([...path, "text"])} is ${shown(layer.text)}, which would be shown otherwise`,
          allowed: `up to ${TEXT.lines} lines and ${TEXT.characters} characters, in NFC, without control characters`,
          suggestion: shown(plainMessage(layer.text)),
        });
      }
      if (first !== undefined || !exhibit.isWhole("stand", "layers")) continue;
      yield exhibit.finding(["stand", "layers"], {
        message: "no layer is a stand",
        allowed: "exactly one stand",
      });
    }
  },
};
