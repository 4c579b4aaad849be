import { useMemo } from "react";
import { codeIn } from "#lib/packing/link-code";
import { compacted, decodeSort, restoreSort, type SortDocument } from "#lib/play/sorter/document";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useSettled } from "#src/ui/hooks/use-settled";
import { useStored } from "#src/data/storage/use-stored";
import type { SorterConfig } from "./sorter-config";

const readHash = ({ hash }: PageAddress) => (hash === "#top" ? "" : codeIn(hash));

/** Sorting in the address, else the stored one. Changes replace the stored one at once. */
export function useSorting({ path, entry }: SorterConfig, casts: readonly (readonly number[])[]) {
  const { state, save, isLoaded, isPersistent } = useStored(entry);
  const hash = useSearchState(readHash);
  const unpacking = useMemo(() => (hash ? decodeSort(hash, casts) : undefined), [hash, casts]);
  const linked = useSettled(unpacking);
  const stored = useMemo(() => {
    const found = restoreSort(state.sort, casts);
    return found.ok ? found.document : undefined;
  }, [state, casts]);
  const shared = linked?.ok ? linked.document : undefined;
  const change = (document: SortDocument) => {
    save(() => ({ sort: compacted(document, casts) }));
    if (hash) writeAddress(path, { replace: true });
  };
  return {
    /** Undefined if there is none, or while loading. */
    document: hash ? shared : stored,
    fault: linked && !linked.ok ? linked.fault : undefined,
    isLinked: shared !== undefined,
    stored,
    isReady: isLoaded && (hash === "" || linked !== undefined),
    isPersistent,
    change,
  };
}
