import { type UnitAssets, UNIT_ASSETS_VERSION } from "#lib/pictures/own-unit/unit-assets";
import { UNIT_ASSETS_ADDRESS } from "#lib/site/addresses";
import { fetchOrCached } from "#src/data/browser/fetch-or-cached";
import type { UnitMakerProps } from "./unit-maker";

/** The maker with all that it draws from. @throws if either cannot be fetched */
export async function loadMaker() {
  const [{ UnitMaker }, found] = await Promise.all([
    import(/* webpackChunkName: "unit-maker" */ "./unit-maker"),
    fetchOrCached(UNIT_ASSETS_ADDRESS) as Promise<UnitAssets>,
  ]);
  if (found.version !== UNIT_ASSETS_VERSION) throw new Error("The assets are of another version.");
  return {
    default: (props: UnitMakerProps) => <UnitMaker {...props} assets={found} />,
  };
}
