import { reaction } from "mobx";
import { useCallback, useEffect, useState } from "react";
import type { CharacterId } from "#content/types";
import { ownUnitPath } from "#lib/content/model/pages/paths";
import { codeIn } from "#lib/packing/link-code";
import { compactedUnit, type RestoredUnit, restoreUnit } from "#lib/play/unit/restore-unit";
import { readyUnit } from "#lib/play/unit/surprise";
import type { UnitOptions } from "#lib/play/unit/unit-document";
import { decodeUnit } from "#lib/play/unit/unit-link";
import { SKIP_HASH } from "#src/app/routing/skip-link";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useStored } from "#src/data/storage/use-stored";
import { useStores } from "#src/data/stores/store-context";
import { UNIT_ENTRY } from "./unit-entry";
import faults from "./unit-faults.json";
import { UnitSession } from "./unit-session";

/** Code of a unit in the hash; empty without a hash, "?" if it holds none, so that `decodeUnit` reports a fault. */
const readHash = ({ hash }: PageAddress) =>
  hash === SKIP_HASH || hash === "#top" ? "" : codeIn(hash) || (hash.length > 1 ? "?" : "");

/** Session of the unit that the device keeps, else of a ready one; opens units from links. */
export function useOwnUnit(options: UnitOptions, nameOf: (id: CharacterId) => string) {
  const { favorites } = useStores().units;
  const { state, save, isPersistent } = useStored(UNIT_ENTRY);
  const [session] = useState(() => {
    const kept = restoreUnit(state.unit, options);
    return new UnitSession(options, nameOf, kept.ok ? kept.unit : readyUnit(options, favorites));
  });
  const [fault, setFault] = useState("");
  useEffect(
    () =>
      reaction(
        () => session.unit,
        (unit) => {
          save(() => ({ unit: compactedUnit(unit) }));
          setFault("");
        },
      ),
    [session, save],
  );
  const openRestored = useCallback(
    (found: RestoredUnit) => {
      setFault(found.ok ? "" : faults[found.fault]);
      if (!found.ok) return;
      session.open(found.unit);
      const lost = found.lost > 0 ? ` ${found.lost} of its members are not in this guide.` : "";
      session.announce(`${found.unit.name || "The unit"} is open. Undo brings yours back.${lost}`);
    },
    [session],
  );
  const hash = useSearchState(readHash);
  useEffect(() => {
    if (!hash) return undefined;
    let isWanted = true;
    void decodeUnit(hash, options).then((found) => {
      if (!isWanted) return;
      openRestored(found);
      writeAddress(ownUnitPath, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [hash, options, openRestored]);
  return { session, fault, isPersistent, openRestored };
}
