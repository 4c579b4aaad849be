import { resolve } from "node:path";
import { ANSWER_PATHS, CONTENT_BASE } from "../../lib/api/calls";
import type { Envelope } from "../../lib/api/envelope";
import { UNIT_IDS } from "../../lib/api/unit-ids";
import { schemasOf } from "../../lib/content/read/schema/read-schemas";
import { validatorsOf } from "../../lib/content/read/schema/validators";
import { request } from "./request";

const schemas = validatorsOf(schemasOf(resolve(".")));

export const [UNIT] = UNIT_IDS;
export const FILMS = `${ANSWER_PATHS["video-list"]}?unit=${UNIT}`;

export async function call<Data>(
  server: string,
  path: string,
  options: Parameters<typeof request>[2] = {},
) {
  const { status, headers, body } = await request(server, CONTENT_BASE + path, options);
  return { status, headers, json: JSON.parse(String(body)) as Envelope<Data> };
}

export const post = <Data>(
  server: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  call<Data>(server, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Schema violations of data; an empty list if there are none. */
export function faults(name: string, data: unknown): unknown {
  const validate = schemas(`api/${name}.schema.json`);
  return validate(data) ? [] : validate.errors;
}
