import type { FormEvent } from "react";
import { cutTo } from "#lib/text/characters";

/**
 * Handlers that limit a text field to a number of code points. HTML's `maxLength` counts UTF-16 code units and may
 * split a flag or a letter with combining marks.
 */
export function limitedTo(codePoints: number) {
  const limit = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).isComposing) return;
    const limited = cutTo(currentTarget.value, codePoints);
    if (limited !== currentTarget.value) currentTarget.value = limited;
  };
  // In a full field, another character would cut off the last one.
  const preventIfFull = (event: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const { data } = event.nativeEvent as InputEvent;
    const isFull = Array.from(value).length >= codePoints;
    if (isFull && data && selectionStart === selectionEnd) event.preventDefault();
  };
  return { onBeforeInput: preventIfFull, onInput: limit, onCompositionEnd: limit };
}
