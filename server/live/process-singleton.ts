/**
 * Creates a value once for the whole process. Functions are bundled separately, so module variables exist once in each;
 * a database or a limit must exist once.
 */
export function processSingleton<Value>(name: string, create: () => Value): Value {
  const globals = globalThis as unknown as Record<symbol, Value | undefined>;
  const key = Symbol.for(`encore.${name}`);
  const value = globals[key] ?? create();
  globals[key] = value;
  return value;
}
