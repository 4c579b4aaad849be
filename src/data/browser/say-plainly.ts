/** Says a notice where the code that shows notices could not be fetched: in the browser's own window. */
export function sayPlainly(view: Window, { en, zh }: { en?: string; zh?: string }): void {
  view.alert(en ?? zh ?? "");
}
