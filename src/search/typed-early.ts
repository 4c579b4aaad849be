/**
 * Text typed into the field that takes keys until the dialog is there (app/boot/inline/search-keys.ts); undefined
 * without such a field. The field goes, and what had the focus before has it again.
 */
export function takeTypedEarly(): string | undefined {
  const field = document.querySelector<HTMLInputElement>("input[popover]");
  field?.hidePopover();
  field?.remove();
  return field?.value;
}
