import type { BuildArgs } from "gatsby";
import type { StoredAnswers } from "../../../lib/api/static-answers";
import type { Catalogue } from "../../../lib/content/model/catalogue/catalogue";
import type { StoredStages } from "../../../lib/site/build-cache/stored-stages";
import type { Ledger } from "../../../lib/site/ledger/ledger";

/** What each step gets: the site whose pages are ready, and what it was made of. */
export interface FinishedSite extends Pick<BuildArgs, "getNodesByType" | "reporter" | "store"> {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the validated content. */
  readonly content: string;
  readonly catalogue: Catalogue;
  /** The answers that are written down in the content. */
  readonly answers: StoredAnswers;
  readonly ledger: Ledger;
  /** What stages of earlier builds gave. */
  readonly stored: StoredStages;
}
