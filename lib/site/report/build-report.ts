import type { StageSummary } from "../../images/types";
import type { HostName } from "../host-settings/host-name";
import type { ManifestDifference } from "../manifest/manifest";

export interface PictureCounts extends Readonly<StageSummary> {
  /** Such as "pictures for shared links". */
  readonly stage: string;
}

/** Figures of a build, and the difference from the last one; without one every file is added. */
export interface BuildReport extends ManifestDifference {
  readonly commit: string;
  /** Commit of the last build; undefined if there was none. */
  readonly before?: string | undefined;
  /** Host that the site was built for, and its address there; empty if unknown. */
  readonly host: HostName;
  readonly address: string;
  readonly pages: { readonly all: number; readonly rendered: readonly string[] };
  readonly pictures: readonly PictureCounts[];
  /** Files of `public/` that no page needs any more. */
  readonly pruned: readonly string[];
}
