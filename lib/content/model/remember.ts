/** Memoizes a function of an object for the object's lifetime. */
export function remembered<Key extends object, Value>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: work(key) };
      known.set(key, found);
    }
    return found.value;
  };
}

/** Memoizes a function of a file; computed again for other bytes or another path. */
export function rememberedFile<File extends { path: string }, Value>(
  work: (file: File, bytes: Buffer) => Value,
): (file: File, bytes: Buffer) => Value {
  const known = new WeakMap<Buffer, { path: string; value: Value }>();
  return (file, bytes) => {
    let found = known.get(bytes);
    if (found?.path !== file.path) {
      found = { path: file.path, value: work(file, bytes) };
      known.set(bytes, found);
    }
    return found.value;
  };
}
