import { useEffect, useState } from "react";
import type { FlowerStand } from "#content/types";
import type { OwnPictures } from "../export/draw-stand";

/** Addresses of the visitor's own pictures on a stand, by their keys, while the preview is shown. */
export function useOwnAddresses(
  { layers }: FlowerStand,
  own: OwnPictures,
): (key: string) => string | undefined {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const keys = [...new Set(layers.flatMap((layer) => (layer.kind === "own" ? layer.own : [])))];
  const wanted = keys.join(" ");
  useEffect(() => {
    let isWanted = true;
    const made = new Map<string, string>();
    const find = async (key: string) => {
      const picture = await own(key);
      if (!picture || !isWanted) return;
      made.set(key, URL.createObjectURL(picture));
      setAddresses(new Map(made));
    };
    // One that cannot be read is shown as missing.
    for (const key of wanted.split(" ").filter(Boolean)) find(key).catch(() => undefined);
    return () => {
      isWanted = false;
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [wanted, own]);
  return (key) => addresses.get(key);
}
