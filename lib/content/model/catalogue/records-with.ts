import { remembered } from "../remember";

/** The records of each list by a property's values; a list that nobody holds any more takes its own along. */
const indexes = remembered(
  (_list: readonly object[]) => new Map<PropertyKey, Map<unknown, object[]>>(),
);

/** What a property is looked up by: any text where it is one of some texts, as an id is. */
type Sought<Value> = Value extends string ? string : Value;

/**
 * The records of a list whose property has this value, in the list's order. The list is gone through once
 * for each property that is asked for, so that looking up every record of a large site stays linear.
 * @param list must not change afterwards
 */
export function recordsWith<T extends object, K extends keyof T>(
  list: readonly T[],
  property: K,
  value: Sought<T[K]> | undefined,
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

/** The first record of a list whose property has this value, as {@link recordsWith} finds it. */
export function recordWith<T extends object, K extends keyof T>(
  list: readonly T[],
  property: K,
  value: Sought<T[K]> | undefined,
): T | undefined {
  return recordsWith(list, property, value)[0];
}
