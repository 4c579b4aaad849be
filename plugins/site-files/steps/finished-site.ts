import type { BuildArgs } from "gatsby";
import type { StoredAnswers } from "../../../lib/api/static-answers";
import type { Catalogue } from "../../../lib/content/model/catalogue/catalogue";
import type { KeyedCache } from "../../../lib/files/keyed-cache";
import type { SiteFiles } from "../../../lib/site/site-files/site-files";

/** Input of each step: the site with its pages, and its sources. */
export interface FinishedSite extends Pick<BuildArgs, "getNodesByType" | "reporter" | "store"> {
  readonly root: string;
  readonly content: string;
  readonly catalogue: Catalogue;
  readonly answers: StoredAnswers;
  readonly siteFiles: SiteFiles;
  readonly cache: KeyedCache;
}
