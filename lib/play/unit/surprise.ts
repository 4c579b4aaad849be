import { random } from "../../artwork/drawing/random";
import { frontPlace } from "../../artwork/own-unit/shapes";
import type { CharacterId } from "../../../content/types";
import { shuffled } from "../shuffled";
import {
  MOST_MEMBERS,
  newMember,
  UNIT_VERSION,
  type UnitDocument,
  type UnitOptions,
} from "./unit-document";
import words from "./words.json";

/** Fewest members of a unit that is made up: two look lost. */
const FEWEST = 3;

/** The unit of those who have made none: the same for all without favourites, whose poster the build draws. */
export const readyUnit = (options: UnitOptions, favorites: readonly CharacterId[]): UnitDocument =>
  surpriseUnit(options, favorites, "opening night");

/**
 * A unit that is ready to be shown: favourites first, all else at random. The same seed gives the same unit.
 * @param favorites taken in their order; unknown ids are ignored
 */
export function surpriseUnit(
  options: UnitOptions,
  favorites: readonly CharacterId[],
  seed: string,
): UnitDocument {
  const generator = random(`unit ${seed}`);
  const liked = favorites.filter((id) => options.idols.has(id));
  const count = generator.integer(FEWEST, MOST_MEMBERS);
  const others = shuffled([...options.idols], seed).filter((id) => !liked.includes(id));
  const chosen = [...shuffled(liked, seed), ...others].slice(0, count);
  const [leader = 0, ...beside] = chosen;
  const members = beside.toSpliced(frontPlace(count), 0, leader).map((id) => ({
    ...newMember(id),
    mood: generator.pick(["onStage", "onStage", "offDuty", "caughtOut"] as const),
  }));
  return {
    version: UNIT_VERSION,
    name: generator.pick(words.names),
    slogan: generator.pick(words.slogans),
    backdrop: generator.pick(options.backdrops),
    colors: generator.pick(options.palettes),
    leader,
    members,
  };
}
