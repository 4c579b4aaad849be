import type { SourceUrl } from "#content/types";
import { useStores } from "../stores/store-context";

/** What sourceUrl says: as built, then as the host answers. For an `observer`; the header makes the call. */
export function useSource<Field extends keyof SourceUrl>(
  builtIn: Readonly<Pick<SourceUrl, Field>> | null,
): Readonly<Pick<SourceUrl, Field>> | null {
  const { download } = useStores();
  return download.isFresh ? download.source : builtIn;
}
