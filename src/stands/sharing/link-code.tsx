import { useId, useState } from "react";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as styles from "./sections.module.css";

/** Modules of a side from which on a camera has to be held close and still. */
const DENSE = 110;

/** A code as it is drawn, or why there is none. */
type Code = { readonly path: string; readonly size: number } | string;

/** A link as a QR code, drawn when it is asked for. */
export function LinkCode({ address }: { address: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<Code>();
  const toggle = async () => {
    setOpen(!isOpen);
    if (!isOpen) setCode(await codeOf(address));
  };
  return (
    <div className={styles.code}>
      <button
        className={styles.plain}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        QR code
      </button>
      <div id={id} hidden={!isOpen} aria-live="polite">
        {typeof code === "object" ? (
          <>
            <svg
              className={styles.square}
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              aria-hidden="true"
              focusable="false"
            >
              <path d={code.path} />
            </svg>
            <VisuallyHidden>QR code: the link to this stand.</VisuallyHidden>
            {code.size > DENSE && (
              <p className={styles.hint}>A full stand makes a fine code: hold the camera close.</p>
            )}
          </>
        ) : (
          code && <p className={styles.hint}>{code}</p>
        )}
      </div>
    </div>
  );
}

async function codeOf(address: string): Promise<Code> {
  const found = await import(
    /* webpackChunkName: "draw-qr" */ "#src/ui/primitives/qr-code/draw-qr"
  ).catch(() => undefined);
  if (!found) return "The code could not be fetched. Close it and open it again.";
  try {
    return found.drawQr(address);
  } catch {
    // The library refuses what no code can hold.
    return "This link is too long for a QR code. Copy it, or send the picture.";
  }
}
