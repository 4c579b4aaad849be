import type { ErrorObject } from "ajv";
import type { Words } from "../../../lib/api/words";

const nameOf = ({ instancePath, params }: ErrorObject): string =>
  String(params.missingProperty ?? instancePath.slice(1));

/** Tells what is wrong with a body; names are those of the schema, never what was sent. */
export function schemaWords(error: ErrorObject | undefined): Words {
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
