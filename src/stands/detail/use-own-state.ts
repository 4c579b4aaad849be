import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { seenState } from "../my-stands/stand-states";
import type { Shelf, ShelvedStand } from "../my-stands/shelf";
import type { ExhibitAnswer } from "./use-exhibit";

/**
 * Notes on the shelf whether a stand of this device's maker hangs, as soon as the host has said so. Whoever
 * calls it is an `observer`.
 */
export function useOwnState(
  own: ShelvedStand | undefined,
  answer: ExhibitAnswer,
  shelf: Shelf,
): void {
  const { api } = useStores();
  const isSaid = api.hasFunctions && answer.state === "fresh";
  const isHung = Boolean(answer.value);
  useEffect(() => {
    if (own && isSaid) shelf.setState(own.id, seenState(own, isHung));
    // Another shelf object is the same shelf.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [own, isSaid, isHung]);
}
