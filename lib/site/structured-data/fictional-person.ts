import type { VideoGame } from "schema-dts";

const GAME = "Ensemble Stars!! Music";

/** A character, as part of the game: a `Person` alone would claim to be real. */
export function fictionalPerson(person: {
  name: string;
  nameJa?: string | null | undefined;
}): VideoGame {
  const { name, nameJa } = person;
  return {
    "@type": "VideoGame",
    name: GAME,
    character: {
      "@type": "Person",
      name,
      ...(nameJa && nameJa !== name && { alternateName: nameJa }),
    },
  };
}
