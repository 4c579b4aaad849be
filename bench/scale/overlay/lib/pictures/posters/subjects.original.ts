/** For types: in a copy of the project, `shareDrawings` renames the wrapped module to this file. */
export * from "../../../../../../lib/pictures/posters/subjects";
