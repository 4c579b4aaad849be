import type { VideoGame } from "schema-dts";

/** The game that this guide is about. */
const GAME = "Ensemble Stars!! Music";

/** Somebody in the game. As a part of it they are fiction: as a thing of its own it would be a claim about people. */
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
