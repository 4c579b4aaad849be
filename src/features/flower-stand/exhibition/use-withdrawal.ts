import { useState } from "react";
import { useStores } from "../../../stores/store-context";
import type { Shelf, ShelvedStand } from "../shelf/shelf";
import { hallLists } from "./hall-lists";

/** Takes a stand of this device's maker down. A failure is told by the call itself. */
export function useWithdrawal(shelf: Shelf) {
  const store = useStores();
  const [isWithdrawing, setWithdrawing] = useState(false);
  /** Gives whether the stand is gone. */
  const withdraw = async ({ id, token, state }: ShelvedStand): Promise<boolean> => {
    setWithdrawing(true);
    try {
      if (state !== "device") {
        await store.api.changeExhibition({ action: "withdraw", id, token });
      }
      shelf.remove(id);
      hallLists(store).forget(id);
      void store.notify({ tone: "success", en: "The stand was taken down." });
      return true;
    } catch {
      return false;
    } finally {
      setWithdrawing(false);
    }
  };
  return { isWithdrawing, withdraw };
}
