/**
 * Text typed into the early field (app/boot/inline/search-keys.ts); undefined without one. Removes the field, even if
 * hidden by Escape, and restores the previous focus.
 */
export function takeTypedEarly(): string | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[popover]")];
  for (const field of fields) {
    field.hidePopover();
    field.remove();
  }
  return fields.at(-1)?.value;
}
