/** Memoizes a function of an object for the object's lifetime. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: compute(key) };
      known.set(key, found);
    }
    return found.value;
  };
}

/** Memoizes a function of a file; computed again for other bytes or another path. */
export function memoizeByFile<File extends { path: string }, Value>(
  compute: (file: File, bytes: Buffer) => Value,
): (file: File, bytes: Buffer) => Value {
  const known = new WeakMap<Buffer, { path: string; value: Value }>();
  return (file, bytes) => {
    let found = known.get(bytes);
    if (found?.path !== file.path) {
      found = { path: file.path, value: compute(file, bytes) };
      known.set(bytes, found);
    }
    return found.value;
  };
}
