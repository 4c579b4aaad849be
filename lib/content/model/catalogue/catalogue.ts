import type {
  ActivityNotice,
  AlbumSeries,
  LegalPage,
  LegalSlug,
  SiteDefaults,
  Video,
} from "../../../../content/types";
import type { Illustrations } from "../illustrations/kinds";
import type { ContentOf, KindKey } from "../kinds/kinds";

export interface LegalText extends LegalPage {
  slug: LegalSlug;
  body: string;
}

/** Kinds read separately: Markdown pages, and those for flower stands and the exhibition only. */
type NotInCatalogue = "legal" | "standParts" | "exhibits";

export type Lists = { [Key in Exclude<KindKey, NotInCatalogue>]: ContentOf<Key>[] };

/**
 * Records of a content folder for pages and pictures. Lists are sorted by file name, the chapters of the film by order.
 */
export interface Catalogue extends Lists {
  legal: LegalText[];
  site: SiteDefaults;
  series: AlbumSeries[];
  notices: ActivityNotice[];
  videos: Video[];
  illustrations: Illustrations;
}
