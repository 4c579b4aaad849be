/** In a copy of the project, the module of this name that the one beside it calls. */
export * from "../../../../../../lib/pictures/social/social-sources";
