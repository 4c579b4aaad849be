import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#src/data/api/api-error";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import type { OwnStand } from "../stand";
import { useStands } from "../store/use-stands";

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

export const NOT_LOADED = "This could not be loaded. Are you online?";

/** Fallback for a dialog that failed to load: shows a toast and closes. */
export function NotLoaded({ onAnswer, onClose }: NotLoadedProps) {
  const store = useStores();
  useEffect(() => {
    void store.notify({ tone: "error", en: NOT_LOADED });
    onAnswer?.(false);
    onClose?.();
    // On mount only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

interface TakeDownProps {
  readonly stand: OwnStand;
  readonly className: string | undefined;
  readonly children: string;
  /** Called once it is gone from the exhibition and from this device. */
  readonly onGone: () => void;
}

/** Button that removes a stand of this device after a confirmation. Shows failures. */
export function TakeDown({ stand, className, children, onGone }: TakeDownProps) {
  const { id, token, title, status } = stand;
  const store = useStores();
  const { myStands, exhibition } = useStands();
  const [step, setStep] = useState<"asked" | "going">();

  const takeDown = async () => {
    // The dialog must close before the focus can move behind it.
    flushSync(() => setStep("going"));
    try {
      if (status !== "device") {
        // In the background, since one of its failures counts as success.
        await store.api
          .changeExhibition({ action: "withdraw", id, token }, { background: true })
          .catch((error: unknown) => {
            if (!isUnknown(error)) throw error;
          });
      }
      myStands.remove(id);
      exhibition.update(id, null);
      void store.notify({ tone: "success", en: "The stand was taken down." });
      onGone();
    } catch {
      void store.notify({
        tone: "error",
        en: "The stand could not be taken down: the exhibition did not answer. Try again later.",
      });
    } finally {
      setStep(undefined);
    }
  };
  return (
    <>
      <button
        className={className}
        type="button"
        aria-disabled={step === "going"}
        onClick={() => step || setStep("asked")}
      >
        {children}
      </button>
      {step === "asked" && (
        <Suspense>
          <ConfirmDialog
            question={`Take “${title}” down?`}
            onAnswer={(isConfirmed) => (isConfirmed ? void takeDown() : setStep(undefined))}
          >
            <p>
              {status === "device"
                ? "It is removed from this device. Anyone with a link to it can still see it."
                : "It leaves the exhibition for good, with its cheers. It cannot be hung again."}
            </p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

/** True if the server itself does not know the stand: it never arrived. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.msg !== "";
