import { createContext } from "react";

/** The idols on the cards, whom the template queries. */
export const SwapCast = createContext<readonly Queries.SwapCharacterFragment[]>([]);
