/**
 * What an answer has to look like: a schema of content/schema/api without its words, its references
 * written out (`npm run types`, scripts/answer-shapes.ts). A keyword means what it means in JSON Schema.
 */
export interface Shape {
  readonly type?: "object" | "array" | "string" | "integer";
  readonly const?: string | number | boolean;
  /** `units` stands for the ids of all units. */
  readonly enum?: readonly (string | number)[] | "units";
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  /** Only of texts and numbers. */
  readonly uniqueItems?: true;
  /** An object has these properties and no others. */
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}
