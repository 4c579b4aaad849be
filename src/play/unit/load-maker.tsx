import { type Wardrobe, WARDROBE_VERSION } from "#lib/pictures/own-unit/wardrobe";
import { WARDROBE_ADDRESS } from "#lib/site/addresses";
import { fetchKept } from "#src/data/browser/fetch-kept";
import type { UnitMakerProps } from "./unit-maker";

/** The maker with all that it draws from. @throws if either cannot be fetched */
export async function loadMaker() {
  const [{ UnitMaker }, found] = await Promise.all([
    import(/* webpackChunkName: "unit-maker" */ "./unit-maker"),
    fetchKept(WARDROBE_ADDRESS) as Promise<Wardrobe>,
  ]);
  if (found.version !== WARDROBE_VERSION) throw new Error("The wardrobe is of another version.");
  return {
    default: (props: UnitMakerProps) => <UnitMaker {...props} wardrobe={found} />,
  };
}
