import { type UnitsStore, DEFAULT_UNITS } from "#src/data/stores/units-store";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { type AddressedChoice, type Choice, choiceQuery, readChoice } from "./choice";
import { defaultMemberId } from "./explorer-catalogue";

interface ChoiceInAddress {
  isUnknown: boolean;
  /** True once the visitor has selected something since the page load. */
  hasChosen: boolean;
  /** Selects, and writes the address; `replace` adds no history entry. */
  choose: (choice: Choice, options?: { replace?: boolean }) => void;
}

const NO_CHOICE: AddressedChoice = { view: "none" };

/** Syncs the stored selection with the address; the address wins, unless it is empty. */
export function useChoice(units: UnitsStore, isRestored: boolean): ChoiceInAddress {
  const read = useCallback(({ search }: PageAddress) => readChoice(search, units.lookUps), [units]);
  const addressed = useSearchState(read) ?? NO_CHOICE;
  const [hasChosen, setChosen] = useState(false);

  useLayoutEffect(() => {
    if (addressed.view === "unit" || addressed.view === "favorites") {
      apply(addressed, units);
    }
  }, [addressed, units]);

  // Writes a stored selection to the address, so that the link can be shared.
  useEffect(() => {
    if (!isRestored || addressed.view !== "none" || isDefault(units)) return;
    writeAddress(choiceQuery(storedChoice(units), units.lookUps), { replace: true });
  }, [isRestored, addressed, units]);

  const choose = useCallback<ChoiceInAddress["choose"]>(
    (choice, { replace = false } = {}) => {
      if (readChoice(window.location.search, units.lookUps).view === "none") {
        writeAddress(choiceQuery(storedChoice(units), units.lookUps), { replace: true });
      }
      setChosen(true);
      apply(choice, units);
      writeAddress(choiceQuery(choice, units.lookUps), { replace });
    },
    [units],
  );

  return { isUnknown: addressed.view === "unknown", hasChosen, choose };
}

const isDefault = ({ isFavoritesActive, unitsId, charId }: UnitsStore): boolean =>
  !isFavoritesActive && unitsId === DEFAULT_UNITS.unitsId && charId === DEFAULT_UNITS.charId;

function storedChoice({ isFavoritesActive, unitsId, character }: UnitsStore): Choice {
  if (isFavoritesActive) return { view: "favorites" };
  return { view: "unit", unitId: unitsId, characterId: character.id };
}

function apply(choice: Choice, units: UnitsStore): void {
  if (choice.view === "favorites") {
    units.setFavoritesActive(true);
    return;
  }
  units.chooseUnit(choice.unitId);
  const unit = units.catalogue.units.find(({ id }) => id === choice.unitId);
  const characterId = choice.characterId ?? (unit && defaultMemberId(unit));
  if (characterId !== undefined) units.chooseCharacter(characterId);
}
