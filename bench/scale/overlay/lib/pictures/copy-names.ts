/** For types: in a copy of the project, `shareDrawings` puts names.ts here. */
export * from "../../../names";
