import { useEffect, useState } from "react";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Restored } from "#lib/stand/document/restore";
import type { Stand } from "../stand";
import { useStands } from "../store/use-stands";

/**
 * A document as far as it is known: its stand, or why there is none; undefined while it is read. "not-loaded" is that what
 * reads it could not be loaded, which is tried again when the network comes back.
 */
export type Drawing = Restored | { readonly ok: false; readonly fault: "not-loaded" } | undefined;

const NOT_LOADED = { ok: false, fault: "not-loaded" } as const;

/** Documents whose drawings are kept. */
const MOST_READ = 150;

async function readDrawing(
  document: string,
  kit: StandKit,
  drawings: Map<string, Restored>,
): Promise<Restored> {
  const { decodeStand } = await import(
    /* webpackChunkName: "stand-link" */ "#lib/stand/document/link"
  );
  const found = await decodeStand(document, kit);
  drawings.set(document, found);
  for (const oldest of [...drawings.keys()].slice(0, -MOST_READ)) drawings.delete(oldest);
  return found;
}

/** The stand that a document holds. The code that reads it is fetched on first use. */
export function useDrawing(
  { document, drawing: built }: Pick<Stand, "document" | "drawing">,
  kit: StandKit,
): Drawing {
  const [found, setFound] = useState<{ document: string; drawing: Drawing }>();
  const { drawings } = useStands();
  const known = built ? undefined : drawings.get(document);
  const isNeeded = !built && !known;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const unneeded = new AbortController();
    const { signal } = unneeded;
    const tryIt = async () => {
      const drawing = await readDrawing(document, kit, drawings).catch(() => NOT_LOADED);
      if (!signal.aborted) setFound({ document, drawing });
    };
    void tryIt();
    // Whatever was read, this is at its end then.
    window.addEventListener("online", tryIt, { signal });
    return () => unneeded.abort();
  }, [document, kit, drawings, isNeeded]);
  if (built) return { ok: true, stand: built };
  return known ?? (found?.document === document ? found.drawing : undefined);
}
