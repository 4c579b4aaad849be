import type { FormEvent } from "react";
import { cutTo } from "#lib/text/characters";

/**
 * Handlers of a text field that holds so many code points at most. `maxLength` of HTML counts units of UTF-16, and may
 * cut a flag or a letter with its marks in two.
 */
export function limitedTo(codePoints: number) {
  const limit = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).isComposing) return;
    const kept = cutTo(currentTarget.value, codePoints);
    if (kept !== currentTarget.value) currentTarget.value = kept;
  };
  // In a full field, one more would take the last ones away.
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const { data } = event.nativeEvent as InputEvent;
    const isFull = Array.from(value).length >= codePoints;
    if (isFull && data && selectionStart === selectionEnd) event.preventDefault();
  };
  return { onBeforeInput: refuse, onInput: limit, onCompositionEnd: limit };
}
