import type {
  ActivityNotice,
  LegalPage,
  LegalSlug,
  SiteDefaults,
  Video,
} from "../../../../content/types";
import type { Illustrations } from "../illustrations/kinds";
import type { ContentOf, KindKey } from "../kinds/kinds";

/** A legal page: what stands in front, the name of its file, and its text in Markdown. */
export interface LegalText extends LegalPage {
  slug: LegalSlug;
  body: string;
}

/** Kinds that are read by other means: pages of Markdown, and what flower stands and the exhibition read alone. */
type ReadElsewhere = "legal" | "standParts" | "exhibits";

/** The records of each other kind. */
export type Lists = { [Key in Exclude<KindKey, ReadElsewhere>]: ContentOf<Key>[] };

/**
 * The records of a content folder that pages and pictures are made of. Lists are in the order of their file names,
 * the chapters of the film in that in which they are shown.
 */
export interface Catalogue extends Lists {
  legal: LegalText[];
  site: SiteDefaults;
  /** The entries of the notice board. */
  notices: ActivityNotice[];
  /** Our programme of the screening room. */
  videos: Video[];
  /** The drawings of content/art. */
  illustrations: Illustrations;
}
