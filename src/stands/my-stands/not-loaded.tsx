import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";

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
