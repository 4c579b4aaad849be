import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { homePath, mainPath } from "../lib/content/pages/paths";

/** What tells the two addresses of the home page apart in lists of pages; the page is the same. */
export interface HomePageContext {
  title?: string;
  description?: string;
}

/** The home page, at its own address and at `/main`, which names the other as the canonical one. */
export function createHomePages({ actions }: CreatePagesArgs): void {
  const component = resolve("src/templates/home.tsx");
  const pages: Record<string, HomePageContext> = {
    [homePath]: {},
    [mainPath]: {
      title: "Main stage",
      description:
        "The main stage of Encore, an unofficial fan guide to Ensemble Stars!! Music: notices, agencies, clubs and what the game is.",
    },
  };
  for (const [path, context] of Object.entries(pages)) {
    actions.createPage({ path, component, context });
  }
}
