import { Refusal } from "../http/refusal";
import { schemaWords } from "./schema-words";
import { BODY_SCHEMAS, validators } from "./schemas";

/** The action that a body asks for, if it says one. */
function actionOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "action")) return undefined;
  const { action } = body as { action: unknown };
  return typeof action === "string" ? action : undefined;
}

/**
 * Makes the check of a change: the schema has a branch for each action, and a body is held against the
 * branch of its own, so that it is told what is wrong with it and not that it is none of them.
 */
export function bodyReader<Body>(file: keyof typeof BODY_SCHEMAS): (body: unknown) => Body {
  const branches = new Map<string, string>(
    BODY_SCHEMAS[file].oneOf.map(({ properties }, place) => [
      properties.action.const,
      `${file}#/oneOf/${place}`,
    ]),
  );
  const names = [...branches.keys()].join(", ");
  return (body) => {
    const branch = branches.get(actionOf(body) ?? "");
    if (branch === undefined) {
      throw new Refusal(400, {
        zh: `「action」必須是以下之一：${names}。`,
        en: `“action” has to be one of: ${names}.`,
      });
    }
    const validate = validators()(branch);
    if (!validate(body)) throw new Refusal(400, schemaWords(validate.errors?.[0]));
    return body as Body;
  };
}
