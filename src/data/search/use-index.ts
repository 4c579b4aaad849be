import { useEffect, useState } from "react";
import type { OpenIndex } from "#lib/search/open-index";
import { fetchIndex } from "./fetch-index";

/** The index once it is there: undefined before, null where it cannot be loaded. It is asked for again when the network is back. */
export function useIndex(): OpenIndex | null | undefined {
  const [index, setIndex] = useState<OpenIndex | null>();
  useEffect(() => {
    const ask = () => void fetchIndex().then(setIndex, () => setIndex(null));
    ask();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, []);
  return index;
}
