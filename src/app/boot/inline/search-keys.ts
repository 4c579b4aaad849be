/** Ctrl or ⌘ with K, as data/browser/shortcut.ts reads it on any keyboard, and a slash that is no text. */
function asksForSearch({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const isK = /^k$/i.test(key) || (code === "KeyK" && key > "~");
  return key === "/"
    ? !(target as Element).matches(":read-write")
    : isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/**
 * Opens the search by its keys, before the scripts and after them: its link is clicked, and until the dialog is
 * there a field over the page takes what is typed (src/search/typed-early.ts).
 */
export function openSearchByKeys(page: Document): void {
  page.addEventListener("keydown", (event) => {
    const link = page.getElementById("search");
    if (!link || !asksForSearch(event) || page.querySelector("dialog[open],input:popover-open"))
      return;
    event.preventDefault();
    const field = page.createElement("input");
    field.popover = "auto";
    field.autofocus = true;
    field.placeholder = "Search";
    page.body.append(field);
    field.showPopover();
    // While the page is read nobody keeps clicks yet.
    if (page.readyState === "loading")
      page.addEventListener("DOMContentLoaded", () => link.click());
    else link.click();
  });
}
