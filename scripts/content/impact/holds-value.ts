import { isObject, type Json } from "../json";

/**
 * Whether what a query gave holds the value at a path of a record: it has an object that agrees with a state of the
 * record in all that both have, and that goes on to the path.
 * @param data the answer of the query, in which linked records stand in place of their names
 * @param path such as `profile.height`
 */
export function holdsValue(data: Json, states: readonly Json[], path: string): boolean {
  const steps = path.split(".");
  const isIn = (value: Json): boolean => {
    if (Array.isArray(value)) return value.some(isIn);
    if (!isObject(value)) return false;
    const isOfRecord = has(value, steps) && states.some((state) => agrees(value, state));
    return isOfRecord || Object.values(value).some(isIn);
  };
  return isIn(data);
}

function agrees(shown: Json, stored: Json): boolean {
  // Nothing is known of what is missing.
  if (shown === null) return true;
  if (Array.isArray(shown)) {
    if (!Array.isArray(stored)) return stored === undefined;
    return shown.length === stored.length && shown.every((one, at) => agrees(one, stored[at]));
  }
  // In place of a name there may be the record that it names.
  if (!isObject(shown)) return Object.is(shown, stored);
  if (!isObject(stored)) return true;
  return Object.entries(shown).every(
    ([field, value]) => !(field in stored) || agrees(value, stored[field]),
  );
}

function has(value: Json, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (Array.isArray(value)) return value.some((one) => has(one, [step, ...rest]));
  // The part of a record that is not there ends the way.
  if (value === null) return true;
  return isObject(value) && step in value && has(value[step], rest);
}
