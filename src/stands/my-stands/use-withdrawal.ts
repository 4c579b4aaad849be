import { useState } from "react";
import { ApiError } from "#src/data/api/api-error";
import { useStores } from "#src/data/stores/store-context";
import type { Shelf, ShelvedStand } from "./shelf";
import { hallLists } from "../gallery/galleries";

/** Takes a stand of this device's maker down. A failure is told. */
export function useWithdrawal(shelf: Shelf) {
  const store = useStores();
  const [isWithdrawing, setWithdrawing] = useState(false);
  /** Gives whether the stand is gone. */
  const withdraw = async ({ id, token, state }: ShelvedStand): Promise<boolean> => {
    setWithdrawing(true);
    try {
      if (state !== "device") {
        // Its failure is told here, since one of them is none.
        const quiet = { quiet: true };
        await store.api
          .changeExhibition({ action: "withdraw", id, token }, quiet)
          .catch((error: unknown) => {
            if (!isUnknown(error)) throw error;
          });
      }
      shelf.remove(id);
      hallLists(store).forget(id);
      void store.notify({ tone: "success", en: "The stand was taken down." });
      return true;
    } catch {
      void store.notify({
        tone: "error",
        en: "The stand could not be taken down: the exhibition did not answer. Try again later.",
      });
      return false;
    } finally {
      setWithdrawing(false);
    }
  };
  return { isWithdrawing, withdraw };
}

/** Whether the server itself says that there is no such stand: it never arrived, so it is gone already. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.msg !== "";
