import common from "../../content/schema/common.schema.json";
import type { UnitId } from "../../content/types";

/** Every unit that the content may have, in the order of the schema: that of the agencies. */
export const UNIT_IDS = common.definitions.unitId.enum as readonly UnitId[];
