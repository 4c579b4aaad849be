/**
 * Shape of an answer: a schema of content/schema/api without its descriptions, with its references written out (`npm
 * run types`, scripts/answer-shapes.ts). Keywords have the meaning that JSON Schema gives them.
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
  /** Only for texts and numbers. */
  readonly uniqueItems?: true;
  /** The only properties that an object may have. */
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}
