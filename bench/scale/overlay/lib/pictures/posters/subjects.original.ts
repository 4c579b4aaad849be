/** Only for type checks: in a copied project, `shareDrawings` puts the wrapped module itself here. */
export * from "../../../../../../lib/pictures/posters/subjects";
