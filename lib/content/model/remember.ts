/** Gives what `work` makes of an object, worked out once for as long as the object is there. */
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

/** The same for what is made of a file: worked out again where other bytes, or another path, are given. */
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
