/** Only for type checks: in a copied project, `shareDrawings` puts names.ts here. */
export * from "../../../names";
