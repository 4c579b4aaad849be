import type { ReactElement } from "react";
import { atBase } from "#src/data/browser/base-path";
import { CodePicture } from "./code-picture";
import { drawQr } from "./draw-qr";

export function renderQrCode(path: string, label: string): ReactElement {
  const address = new URL(path.startsWith("/") ? atBase(path) : path, window.location.origin);
  return <CodePicture code={drawQr(address.href)} label={label} />;
}
