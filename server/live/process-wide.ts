/**
 * Creates a value once for the whole process. Functions are bundled separately, so module variables exist once in each;
 * a database or a limit must exist once.
 */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const things = globalThis as unknown as Record<symbol, Thing | undefined>;
  const key = Symbol.for(`encore.${name}`);
  const thing = things[key] ?? make();
  things[key] = thing;
  return thing;
}
