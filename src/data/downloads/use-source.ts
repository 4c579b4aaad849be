import type { SourceUrl } from "#content/types";
import { useStores } from "../stores/store-context";

/**
 * What sourceUrl says: what a page was built with, then, once it is there, what the host answers. For
 * an `observer`; the call is made by the header, or by a page without one.
 */
export function useSource<Field extends keyof SourceUrl>(
  builtIn: Readonly<Pick<SourceUrl, Field>> | null,
): Readonly<Pick<SourceUrl, Field>> | null {
  const { download } = useStores();
  return download.isFresh ? download.source : builtIn;
}
