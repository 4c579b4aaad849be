import type { Edit } from "./syntax-fault";

const inOrder = (edits: readonly Edit[]) =>
  edits.toSorted((one, other) => one.at - other.at || other.length - one.length);

/** A text with edits; of those that overlap the first and longest. */
export function applied(text: string, edits: readonly Edit[]): string {
  let [whole, end] = ["", 0];
  for (const { at, length, text: part } of inOrder(edits)) {
    if (at < end) continue;
    whole += text.slice(end, at) + part;
    end = at + length;
  }
  return whole + text.slice(end);
}

/** Returns a function from offsets after edits to those before; from within an edit to its start. */
export function offsetsBefore(edits: readonly Edit[]): (offset: number) => number {
  const steps: { readonly start: number; readonly end: number; readonly edit: Edit }[] = [];
  let shift = 0;
  for (const edit of inOrder(edits)) {
    const start = edit.at + shift;
    steps.push({ start, end: start + edit.text.length, edit });
    shift += edit.text.length - edit.length;
  }
  return (offset) => {
    let [first, after] = [0, steps.length];
    while (first < after) {
      const middle = (first + after) >> 1;
      if ((steps[middle]?.start ?? 0) <= offset) first = middle + 1;
      else after = middle;
    }
    const step = steps[first - 1];
    if (!step) return offset;
    const { end, edit } = step;
    return offset < end ? edit.at : edit.at + edit.length + offset - end;
  };
}
