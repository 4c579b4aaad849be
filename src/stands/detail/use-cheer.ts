import { useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { hallLists } from "../gallery/galleries";
import type { HungStand } from "../gallery/published-stand";
import type { Shelf } from "../my-stands/shelf";
import type { ExhibitAnswer } from "./use-exhibit";

/**
 * The cheer of this device for a stand, of which there is one. It is shown at once, and taken back where it
 * could not be counted; the call tells why.
 */
export function useCheer(hung: HungStand, answer: ExhibitAnswer, shelf: Shelf) {
  const store = useStores();
  const [isSending, setSending] = useState(false);
  const hasCheered = shelf.hasCheered(hung.id);
  const cheer = async () => {
    if (isSending || hasCheered) return;
    setSending(true);
    const { id } = hung;
    try {
      const counted = await store.api.changeExhibition({
        action: "cheer",
        id,
        device: shelf.device,
      });
      if (counted.action === "cheer") {
        answer.take({ ...hung, cheers: counted.cheers });
        hallLists(store).noteCheers(id, counted.cheers);
        shelf.noteCheer(id);
      }
    } catch {
      // It was told, and the count goes back.
    } finally {
      setSending(false);
    }
  };
  return {
    cheer,
    hasCheered: hasCheered || isSending,
    cheers: hung.cheers + (isSending ? 1 : 0),
  };
}
