import names from "../../content/schema/names.schema.json";
import type { UnitId } from "../../content/types";

/** Every unit of the content, in the order of the agencies; new ones last. */
export const UNIT_IDS: readonly UnitId[] = names.definitions.unitId.enum;
