import type { Migration } from "../migration";
import { exhibition } from "./001-exhibition";
import { counts } from "./002-counts";
import { times } from "./003-times";

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [exhibition, counts, times];
