import type { ReactElement } from "react";
import { atBase } from "#src/data/browser/base-path";
import { CodePicture } from "./code-picture";
import { drawQr } from "./draw-qr";

/** QR code of a path of this site, or of an outside address. */
export function drawnCode(path: string, label: string): ReactElement {
  const address = new URL(path.startsWith("/") ? atBase(path) : path, window.location.origin);
  return <CodePicture code={drawQr(address.href)} label={label} />;
}
