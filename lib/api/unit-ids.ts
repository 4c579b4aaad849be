import names from "../../content/schema/names.schema.json";
import type { UnitId } from "../../content/types";

/** All units of the content, by agency; new ones last. */
export const UNIT_IDS: readonly UnitId[] = names.definitions.unitId.enum;
