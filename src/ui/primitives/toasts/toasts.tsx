import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Toast, ToastStore } from "#src/data/stores/toast-store";
import * as styles from "./toasts.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { CloseButton } from "#src/ui/primitives/button/icon-button";

/** Toasts of a store: errors are announced assertively, the others politely. Escape closes the latest. */
export const Toasts = observer(function Toasts({ store }: { store: ToastStore }) {
  const stack = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const { toasts } = store;
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (shortcutOf(event) === "Escape" && !event.defaultPrevented && !isSomethingElseOpen()) {
        store.closeLatest();
      }
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [store]);

  const release = () => {
    if (!stack.current?.matches(":hover, :focus-within")) store.resume();
  };
  const close = (toast: Toast) => {
    store.close(toast.id);
    if (previousFocus.current?.isConnected) previousFocus.current.focus();
    release();
  };
  const cards = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "error") === isError)
      .map((toast) => <Card key={toast.id} toast={toast} onClose={() => close(toast)} />);
  return (
    <div
      ref={stack}
      onPointerEnter={store.pause}
      onPointerLeave={release}
      onFocus={({ currentTarget, relatedTarget }) => {
        store.pause();
        const isFromOutside = !currentTarget.contains(relatedTarget);
        if (isFromOutside) previousFocus.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={release}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <div className={styles.list} aria-live="polite">
        {cards(false)}
      </div>
    </div>
  );
});

const Card = observer(function Card({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, zh, en, times } = toast;
  return (
    <div className={`${styles.toast} ${styles[tone]}`}>
      {/* The changed key repeats animation and announcement. */}
      <div key={times} className={styles.words}>
        {zh && (
          <p className={styles.first} lang="zh-Hant">
            {zh}
          </p>
        )}
        {en && <p className={zh ? styles.second : styles.first}>{en}</p>}
      </div>
      {times > 1 && (
        <span className={styles.times} aria-hidden="true">
          ×{times}
        </span>
      )}
      <CloseButton className={styles.close} onClick={onClose} />
    </div>
  );
});

/** True if Escape belongs to an open dialog or menu. */
function isSomethingElseOpen(): boolean {
  const popovers = [...document.querySelectorAll("[popover]:not([popover=manual])")];
  return (
    document.querySelector("dialog[open]") !== null ||
    popovers.some((popover) => popover.matches(":popover-open"))
  );
}
