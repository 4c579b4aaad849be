import type { StandKit } from "#lib/stand/document/kit";
import type { RootStore } from "#src/data/stores/root-store";
import { openDraftStorage } from "../drafts/draft-storage";
import { Bench } from "./bench";
import type { Visit } from "./visit";

export { Maker } from "./maker";

/** The bench of this visit, with the stand that was worked on last. Never rejects. */
export async function openBench(
  kit: StandKit,
  stores: Pick<RootStore, "flowerstand" | "notify">,
  visit: Visit,
): Promise<Bench> {
  const bench = new Bench({
    kit,
    fields: stores.flowerstand,
    openStorage: openDraftStorage,
    complain: (words) => void stores.notify({ tone: "error", en: words }),
  });
  await bench.begin(visit);
  return bench;
}
