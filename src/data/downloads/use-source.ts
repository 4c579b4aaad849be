import type { SourceUrl } from "#content/types";
import { useStores } from "../stores/store-context";

/** Fields of `sourceUrl`: as built, then as answered by the host. Read in an `observer`; the header makes the call. */
export function useSource<Field extends keyof SourceUrl>(
  builtIn: Readonly<Pick<SourceUrl, Field>> | null,
): Readonly<Pick<SourceUrl, Field>> | null {
  const { download } = useStores();
  return download.isFresh ? download.source : builtIn;
}
