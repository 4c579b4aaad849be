import { createContext } from "react";

/** The idols on the cards and on the stage, whom the template queries. */
export const UpsideDownCast = createContext<readonly Queries.UpsideDownCharacterFragment[]>([]);
