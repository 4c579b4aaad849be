import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { SiteLink } from "../site-link/site-link";
import * as styles from "./qr-code.module.css";
import { Panel, Stack } from "#src/ui/primitives/elements";

interface QrCodeProps {
  path: string;
  /** Purpose of the link and its text, such as “Get the game on your phone”. */
  label: string;
  picture?: string;
}

/** A QR code and a link. Drawn by scripts when near: only the browser knows the address of the site. */
export function QrCode({ path, label, picture = "" }: QrCodeProps) {
  const square = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState("");
  const hasPicture = picture !== "" && picture !== broken;
  const code = useDrawnCode(hasPicture ? "" : path, label, square);
  return (
    <Stack as="figure" className={styles.figure}>
      <Panel ref={square} className={styles.square}>
        {hasPicture ? (
          <img src={picture} alt={`QR code: ${label}`} onError={() => setBroken(picture)} />
        ) : (
          code || (
            <noscript>
              <p className={styles.waiting}>
                The QR code needs JavaScript. The link leads to the same place.
              </p>
            </noscript>
          )
        )}
      </Panel>
      <figcaption>
        <SiteLink className={styles.link} target={path}>
          {label}
        </SiteLink>
      </figcaption>
    </Stack>
  );
}

/** QR code of a path; null for an empty one, until `square` comes near, or if drawing fails. */
function useDrawnCode(path: string, label: string, square: RefObject<HTMLDivElement | null>) {
  const [code, setCode] = useState<ReactElement | null>(null);
  useEffect(() => {
    if (path === "") return undefined;
    let isWanted = true;
    const draw = async () => {
      const { renderQrCode } = await import(/* webpackChunkName: "draw-qr" */ "./render-qr-code");
      if (isWanted) setCode(renderQrCode(path, label));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Offline: only the link is shown.
        draw().catch(() => {});
      },
      { rootMargin: "100%" },
    );
    if (square.current) observer.observe(square.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [path, label, square]);
  return code;
}
