import { Suspense, useEffect, useState } from "react";
import { ApiError } from "#src/data/api/api-error";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { galleriesOf } from "../gallery/gallery";
import type { OwnStand } from "../stand";
import { useMyStands } from "./my-stands";

const ConfirmDialog = lazyWithFallback(async () => {
  const found = await import(
    /* webpackChunkName: "stand-confirm" */ "#src/ui/primitives/confirm-dialog/confirm-dialog"
  );
  return { default: found.ConfirmDialog };
}, NotLoaded);

interface NotLoadedProps {
  readonly onAnswer?: (isConfirmed: boolean) => void;
  readonly onClose?: () => void;
}

/** Stands in for a dialog that could not be fetched: says so, and closes it. */
export function NotLoaded({ onAnswer, onClose }: NotLoadedProps) {
  const store = useStores();
  useEffect(() => {
    void store.notify({ tone: "error", en: "This could not be loaded. Are you online?" });
    onAnswer?.(false);
    onClose?.();
    // Once, when it comes in the dialog's place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Takes stands of this device down, after a Yes. A failure is told. */
export function useWithdrawal(onGone: () => void) {
  const myStands = useMyStands();
  const store = useStores();
  const [asked, setAsked] = useState<OwnStand>();
  const [isWithdrawing, setWithdrawing] = useState(false);

  const withdraw = async ({ id, token, status }: OwnStand) => {
    setWithdrawing(true);
    try {
      if (status !== "device") {
        // Its failure is told here, since one of them is none.
        await store.api
          .changeExhibition({ action: "withdraw", id, token }, { background: true })
          .catch((error: unknown) => {
            if (!isUnknown(error)) throw error;
          });
      }
      myStands.remove(id);
      galleriesOf(store).update(id, null);
      void store.notify({ tone: "success", en: "The stand was taken down." });
      onGone();
    } catch {
      void store.notify({
        tone: "error",
        en: "The stand could not be taken down: the exhibition did not answer. Try again later.",
      });
    } finally {
      setWithdrawing(false);
    }
  };
  const answer = (isConfirmed: boolean) => {
    setAsked(undefined);
    if (isConfirmed && asked) void withdraw(asked);
  };
  const dialog = asked && (
    <Suspense>
      <ConfirmDialog question={`Take “${asked.title}” down?`} onAnswer={answer}>
        <p>
          {asked.status === "device"
            ? "It is removed from this device. Whoever has a link to it can still see it."
            : "It leaves the exhibition for good, with its cheers. It cannot be hung again."}
        </p>
      </ConfirmDialog>
    </Suspense>
  );
  return {
    isWithdrawing,
    /** Asks whether a stand is to be taken down, unless one is being taken down. */
    ask: (stand: OwnStand) => !isWithdrawing && setAsked(stand),
    /** The question, where it is asked; to be rendered. */
    dialog,
  };
}

/** Whether the server itself says that there is no such stand: it never arrived, so it is gone already. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.msg !== "";
