import { useEffect, useMemo, useState } from "react";
import { sorterPath } from "#lib/content/pages/paths";
import {
  compacted,
  decodeSort,
  type RestoredSort,
  restoreSort,
  type SortDocument,
} from "#lib/play/sorter/document";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useStored } from "#src/data/storage/use-stored";
import { SORT_ENTRY } from "./sort-entry";

type Casts = readonly (readonly number[])[];

const readHash = ({ hash }: PageAddress) => (hash === "#top" ? "" : hash.slice(1));

/**
 * The sorting that is worked on: that of the address, or else that of the device. Each change is kept on the device at
 * once, and takes the place of what it kept.
 */
export function useSorting(casts: Casts) {
  const { state, save, isLoaded, isRemembering } = useStored(SORT_ENTRY);
  const hash = useSearchState(readHash);
  const linked = useLinked(hash, casts);
  const kept = useMemo(() => {
    const found = restoreSort(state.sort, casts);
    return found.ok ? found.document : undefined;
  }, [state, casts]);
  const change = (document: SortDocument) => {
    save(() => ({ sort: compacted(document, casts) }));
    if (hash) writeAddress(sorterPath, { replace: true });
  };
  return {
    /** Undefined where there is none, or while it is not known yet. */
    document: linked ? (linked.ok ? linked.document : undefined) : hash ? undefined : kept,
    fault: linked && !linked.ok ? linked.fault : undefined,
    isLinked: linked?.ok === true,
    kept,
    isReady: isLoaded && hash !== undefined && (hash === "" || linked !== undefined),
    isRemembering,
    change,
  };
}

/** What a link carries; undefined while it is unpacked, and where there is none. */
function useLinked(hash: string | undefined, casts: Casts): RestoredSort | undefined {
  const [found, setFound] = useState<{ hash: string; sort: RestoredSort }>();
  useEffect(() => {
    if (!hash) return undefined;
    let isGone = false;
    void decodeSort(hash, casts).then((sort) => !isGone && setFound({ hash, sort }));
    return () => {
      isGone = true;
    };
  }, [hash, casts]);
  return hash && found?.hash === hash ? found.sort : undefined;
}
