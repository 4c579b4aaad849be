/** In a copy of the project, the names of copied records. */
export * from "../../../names";
