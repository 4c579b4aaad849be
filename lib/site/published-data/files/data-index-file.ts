import type { SiteDefaults } from "../../../../content/types";
import type { DataKind } from "../kinds";
import { recordSchema } from "../schema/published-schemas";
import { DATA_VERSION, SCHEMAS, TYPES } from "./names";

const PROMISE =
  "Within version 1 fields and records are only ever added, and a list of allowed values may grow. What changes otherwise will be version 2, in a folder of its own.";

const TERMS = {
  facts: "Names and facts belong to the world of Ensemble Stars!! and to its makers.",
  texts:
    "Texts (catch, desc, text, lead and the like) and pictures are this guide’s own. Quote them with a link to the page they are from.",
  unofficial: "This guide is made by fans and has no tie to the makers of the game.",
  link: "Link to the page of what you show: page in each record that has one, or the address of this site.",
};

/** The index of the data: what there is and how it may be used. */
export const dataIndex = (
  site: SiteDefaults,
  kinds: readonly (DataKind & { readonly keys: readonly string[] })[],
) => ({
  name: site.title,
  version: DATA_VERSION,
  about: site.description,
  promise: PROMISE,
  terms: TERMS,
  site: site.address,
  types: TYPES,
  kinds: kinds.map((kind) => ({
    kind: kind.kind,
    about: kind.about,
    count: kind.keys.length,
    list: `${kind.kind}.json`,
    schema: `${SCHEMAS}/${recordSchema(kind)}`,
    records: kind.keys.map((key) => `${kind.kind}/${key}.json`),
  })),
});
