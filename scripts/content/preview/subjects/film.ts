import { frameKey, stillKey, STILLS } from "../../../../lib/pictures/film/keys";
import { chapterSpans } from "../../../../lib/pictures/film/film-of";
import type { Ingredient, Material, Subject } from "./subject";

/** The frames of the film under the names of their chapters, and its stills. */
export function filmSubjects({ catalogue }: Material): [string, Subject][] {
  const shared = {
    kind: "film",
    isListed: true,
    details: [],
    page: "/playmovie_campaign",
  } as const;
  const frames = chapterSpans(catalogue.film).flatMap(({ chapter, first, last }) => {
    const file = `campaigns/playmovie/${chapter.id}.json`;
    const ingredients: Ingredient[] = [
      { file, schema: "film-chapter.schema.json", path: ["frames"] },
    ];
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return numbers.flatMap((frame) =>
      (["wide", "tall"] as const).map((shape): [string, Subject] => [
        frameKey(frame, shape),
        {
          ...shared,
          title: `Frame ${frame}`,
          ...(shape === "tall" && { variant: "Tall" }),
          group: `${chapter.number}. ${chapter.title}`,
          ingredients,
          related: [frameKey(frame, shape === "wide" ? "tall" : "wide")],
        },
      ]),
    );
  });
  const stills = STILLS.flatMap((name) => {
    const keys = [...new Set([stillKey(name), stillKey(name, "tall")])];
    return keys.map((key): [string, Subject] => [
      key,
      {
        ...shared,
        title: `The ${name}`,
        ...(key.endsWith("-tall") && { variant: "Tall" }),
        group: "Stills",
        ingredients: [],
        related: keys.filter((other) => other !== key),
      },
    ]);
  });
  return [...frames, ...stills];
}
