import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { Schemas } from "./json-schema";
import { titledSchemas } from "./titled-schemas";

/** A TypeScript module with an exported type for each schema title. @param isFormatted true to format it for readers */
export async function typesOf(
  schemas: Schemas,
  header: string,
  isFormatted: boolean,
): Promise<string> {
  const all = titledSchemas(schemas);
  const parts: string[] = [];
  for (const title of [...all.keys()].sort()) {
    const compiled = await compile(all.get(title) as JSONSchema, title, {
      additionalProperties: false,
      bannerComment: "",
      format: isFormatted,
      style: { printWidth: 100 },
      ignoreMinAndMaxItems: true,
    });
    parts.push(compiled.trim());
  }
  return `${header}\n\n${parts.join("\n\n")}\n`;
}
