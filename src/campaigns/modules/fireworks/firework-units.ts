import { createContext } from "react";

/** The units that have a shell, which the template queries. */
export const FireworkUnits = createContext<readonly Queries.FireworkUnitFragment[]>([]);
