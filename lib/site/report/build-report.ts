import type { StageSummary } from "../../images/types";
import type { HostName } from "../host-settings/host-name";
import type { ManifestDifference } from "../manifest/manifest";

/** What one stage did with its pictures. */
export interface PictureFigures extends Readonly<StageSummary> {
  /** Such as "pictures for shared links". */
  readonly stage: string;
}

/** What a build did, and how the site differs from that of the build before: every file is added if there was none. */
export interface BuildReport extends ManifestDifference {
  /** The commit, as 40 hexadecimal digits; empty where it is not known. */
  readonly commit: string;
  /** That of the build before; undefined if there was none. */
  readonly before?: string | undefined;
  /** The host that it was built for, and its address there; empty where it has none. */
  readonly host: HostName;
  readonly address: string;
  readonly pages: { readonly all: number; readonly rendered: readonly string[] };
  readonly pictures: readonly PictureFigures[];
  /** Files that an earlier build had left and this one took away. */
  readonly pruned: readonly string[];
}
