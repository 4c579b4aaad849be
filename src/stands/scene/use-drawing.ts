import { useEffect, useState } from "react";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Restored } from "#lib/stand/document/restore";
import type { Stand } from "../stand";
import { useStands } from "../store/use-stands";

/**
 * Decoded document: its stand or a fault; undefined while decoding. "not-loaded": the decoder failed to load, retried
 * when the network returns.
 */
export type Drawing = Restored | { readonly ok: false; readonly fault: "not-loaded" } | undefined;

const NOT_LOADED = { ok: false, fault: "not-loaded" } as const;

const MOST_CACHED = 150;

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
  for (const oldest of [...drawings.keys()].slice(0, -MOST_CACHED)) drawings.delete(oldest);
  return found;
}

/** Decodes the stand of a document. The decoder is loaded on first use. */
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
    const leaving = new AbortController();
    const { signal } = leaving;
    const decode = async () => {
      const drawing = await readDrawing(document, kit, drawings).catch(() => NOT_LOADED);
      if (!signal.aborted) setFound({ document, drawing });
    };
    void decode();
    // Ignored if decoded already.
    window.addEventListener("online", decode, { signal });
    return () => leaving.abort();
  }, [document, kit, drawings, isNeeded]);
  if (built) return { ok: true, stand: built };
  return known ?? (found?.document === document ? found.drawing : undefined);
}
