/**
 * Text typed into the field that takes keys until the dialog is there (app/boot/inline/search-keys.ts); undefined
 * without such a field. The field goes, and what had the focus before has it again. One that Escape has hidden goes, too.
 */
export function takeTypedEarly(): string | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[popover]")];
  for (const field of fields) {
    field.hidePopover();
    field.remove();
  }
  return fields.at(-1)?.value;
}
