import { useMemo, useState } from "react";
import { useAddress } from "../../information/use-address";
import { hallParts } from "../exhibition/hall-parts";
import { standKit } from "../kit/stand-kit";
import { type Asked, readAsked } from "./detail-address";
import { ExhibitDetail } from "./exhibit-detail";
import { NoStand } from "./no-stand";
import { SharedStand } from "./shared-stand";
import { Unlit } from "./unlit";

/** One stand up close: of the exhibition (`?id=`), or out of a link (`#<document>`). */
export function StandDetail({ data }: { data: Queries.StandDetailPageQuery }) {
  const kit = useMemo(() => standKit(data), [data]);
  const parts = useMemo(() => hallParts(data), [data]);
  const { address } = useAddress();
  const asked = useHeld(address === undefined ? undefined : readAsked(address));
  // Which stand is meant is known only in the browser.
  if (address === undefined) return <Unlit />;
  if (asked?.kind === "exhibit") {
    return <ExhibitDetail key={asked.id} id={asked.id} kit={kit} parts={parts} />;
  }
  if (asked?.kind === "document") {
    return <SharedStand key={asked.document} document={asked.document} kit={kit} />;
  }
  return <NoStand why="This address names no stand. Perhaps a part of it was lost on the way." />;
}

/** What was asked for last, where the address says nothing of it now. */
function useHeld(asked: Asked | undefined): Asked | undefined {
  const [held, setHeld] = useState(asked);
  const isNew = asked !== undefined && JSON.stringify(asked) !== JSON.stringify(held);
  if (isNew) setHeld(asked);
  return asked ?? held;
}
