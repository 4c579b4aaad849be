import { useEffect, useState } from "react";
import type { OpenIndex } from "#lib/search/open-index";
import { fetchIndex } from "./fetch-index";

/** Search index: undefined while loading, null if it failed. Retried when the network returns. */
export function useIndex(): OpenIndex | null | undefined {
  const [index, setIndex] = useState<OpenIndex | null>();
  useEffect(() => {
    const load = () => void fetchIndex().then(setIndex, () => setIndex(null));
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, []);
  return index;
}
