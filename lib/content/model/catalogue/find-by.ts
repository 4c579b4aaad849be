import { memoize } from "../memoize";

/** Indexes of lists by property and value, released with their list. */
const indexes = memoize(
  (_list: readonly object[]) => new Map<PropertyKey, Map<unknown, object[]>>(),
);

/** Key of a look-up: any string for a property with string values, such as an id. */
type LookUpKey<Value> = Value extends string ? string : Value;

/**
 * Records of a list with a property value, in order. Each property is indexed once, so that looking up all records
 * stays linear.
 * @param list must not change afterwards
 */
export function filterBy<T extends object, K extends keyof T>(
  list: readonly T[],
  property: K,
  value: LookUpKey<T[K]> | undefined,
): readonly T[] {
  const ofList = indexes(list);
  let index = ofList.get(property) as Map<unknown, T[]> | undefined;
  if (!index) {
    index = new Map();
    ofList.set(property, index);
    for (const record of list) {
      const same = index.get(record[property]);
      if (same) same.push(record);
      else index.set(record[property], [record]);
    }
  }
  return index.get(value) ?? [];
}

/** First record of a list with a property value; see {@link filterBy}. */
export function findBy<T extends object, K extends keyof T>(
  list: readonly T[],
  property: K,
  value: LookUpKey<T[K]> | undefined,
): T | undefined {
  return filterBy(list, property, value)[0];
}
