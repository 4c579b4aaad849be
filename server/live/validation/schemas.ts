import countChange from "../../../content/schema/api/count-change-request.schema.json";
import exhibitionChange from "../../../content/schema/api/exhibition-change-request.schema.json";
import exhibitionList from "../../../content/schema/api/exhibition-list.schema.json";
import shared from "../../../content/schema/api/shared.schema.json";
import common from "../../../content/schema/common.schema.json";
import names from "../../../content/schema/names.schema.json";
import type { JsonSchema } from "../../../lib/content/schema/json-schema";
import { type Validators, validatorsOf } from "../../../lib/content/schema/validators";

/** The bodies of the changes, by the file of their schema below content/schema. */
export const BODY_SCHEMAS = {
  "api/count-change-request.schema.json": countChange,
  "api/exhibition-change-request.schema.json": exhibitionChange,
} as const;

const SCHEMAS = {
  ...BODY_SCHEMAS,
  "api/exhibition-list.schema.json": exhibitionList,
  "api/shared.schema.json": shared,
  "common.schema.json": common,
  "names.schema.json": names,
};

let compiled: Validators | undefined;

/** The compiled schemas of bodies and of what they refer to. */
export function validators(): Validators {
  compiled ??= validatorsOf(new Map(Object.entries(SCHEMAS) as [string, JsonSchema][]));
  return compiled;
}
