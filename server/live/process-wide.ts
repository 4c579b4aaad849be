/**
 * What `make` makes the first time, for the whole process. Every function is bundled by itself, so a
 * module's own variables would exist once in each of them; a database or a limit must exist once.
 */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const things = globalThis as unknown as Record<symbol, Thing | undefined>;
  const key = Symbol.for(`encore.${name}`);
  const thing = things[key] ?? make();
  things[key] = thing;
  return thing;
}
