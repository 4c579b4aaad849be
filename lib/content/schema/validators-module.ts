import standaloneCode from "ajv/dist/standalone";
import type { Schemas } from "./read-schemas";
import { branches, resolved } from "./schema-at";
import { schemaParts } from "./schema-parts";
import { BASE, compilerOf, inWords } from "./validators";

/**
 * The text of a CommonJS module that exports compiled schemas by their references: the whole ones, and the
 * shapes of values that may have several, which are checked one by one where none fits.
 * @throws if a schema is not valid draft-07 or refers to one that does not exist
 */
export function validatorsModule(schemas: Schemas): string {
  const compiler = compilerOf(schemas, true);
  const shapes = schemaParts(schemas).flatMap(({ placed }) =>
    branches(schemas, resolved(schemas, placed)),
  );
  const refs = new Set([...schemas.keys(), ...shapes.map(({ ref }) => ref.replace(/#$/, ""))]);
  const names = Object.fromEntries([...refs].map((ref) => [ref, BASE + ref]));
  // One by one first: the code of all says of none that it is the one that is not valid.
  for (const [ref, name] of Object.entries(names))
    inWords(schemas, ref, () => compiler.getSchema(name));
  return standaloneCode(compiler, names);
}
