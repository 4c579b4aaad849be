import type { ErrorObject } from "ajv";
import countChange from "../../../content/schema/api/count-change-request.schema.json";
import exhibitionChange from "../../../content/schema/api/exhibition-change-request.schema.json";
import exhibitionList from "../../../content/schema/api/exhibition-list.schema.json";
import shared from "../../../content/schema/api/shared.schema.json";
import common from "../../../content/schema/common.schema.json";
import nameSchema from "../../../content/schema/names.schema.json";
import type { JsonSchema } from "../../../lib/content/model/schema/json-schema";
import { validatorsOf } from "../../../lib/content/read/schema/validators";
import type { Words } from "../../../lib/api/envelope";
import { RequestError } from "../http/request-error";

/** Bodies of changes, by schema file below content/schema. */
const BODY_SCHEMAS = {
  "api/count-change-request.schema.json": countChange,
  "api/exhibition-change-request.schema.json": exhibitionChange,
} as const;

const SCHEMAS = new Map(
  Object.entries({
    ...BODY_SCHEMAS,
    "api/exhibition-list.schema.json": exhibitionList,
    "api/shared.schema.json": shared,
    "common.schema.json": common,
    "names.schema.json": nameSchema,
  }) as [string, JsonSchema][],
);

/**
 * Makes the validator of a change. A body is checked against the schema's branch for its action, so that the message
 * names the fault and not that no branch fits.
 */
export function bodyReader<Body>(file: keyof typeof BODY_SCHEMAS): (body: unknown) => Body {
  const branches = new Map<string, string>(
    BODY_SCHEMAS[file].oneOf.map(({ properties }, index) => [
      properties.action.const,
      `${file}#/oneOf/${index}`,
    ]),
  );
  const names = [...branches.keys()].join(", ");
  return (body) => {
    const { action } = Object(body);
    const branch = branches.get(action);
    if (branch === undefined) {
      throw new RequestError(400, {
        zh: `「action」必須是以下之一：${names}。`,
        en: `“action” has to be one of: ${names}.`,
      });
    }
    const validate = validatorsOf(SCHEMAS)(branch);
    if (!validate(body)) throw new RequestError(400, schemaWords(validate.errors?.[0]));
    return body as Body;
  };
}

const nameOf = ({ instancePath, params }: ErrorObject): string =>
  String(params.missingProperty ?? instancePath.slice(1));

/** Message for an invalid body; it repeats names of the schema, never sent values. */
function schemaWords(error: ErrorObject | undefined): Words {
  const name = error && nameOf(error);
  switch (error?.keyword) {
    case "required":
      return { zh: `缺少「${name}」。`, en: `“${name}” is missing.` };
    case "additionalProperties":
      return {
        zh: "請求中含有不屬於此處的欄位。",
        en: "There is a property that does not belong here.",
      };
    case "maxLength":
      return {
        zh: `「${name}」過長，最多 ${error.params.limit} 個字元。`,
        en: `“${name}” is too long: at most ${error.params.limit} characters.`,
      };
    default:
      return name
        ? { zh: `「${name}」的內容不正確。`, en: `“${name}” is not valid.` }
        : { zh: "請求內容不正確。", en: "The request is not valid." };
  }
}
