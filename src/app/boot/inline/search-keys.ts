/**
 * Opens the search by keys, from the head of every page: keys may come before the end of the page has been read. `/`
 * and Ctrl or ⌘ with K, on any keyboard (data/browser/shortcut.ts says the same in more bytes), click the link to the
 * search, before the scripts and after them. Until the dialog is there a field over the page takes typed text
 * (src/search/typed-early.ts).
 */
export function watchSearchKeys(document: Document): void {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const link = document.getElementById("search");
    const field = document.createElement("input");
    if (
      !link ||
      document.querySelector("dialog[open],input:popover-open") ||
      (key === "/"
        ? (event.target as Element).matches(":read-write")
        : !(/^k$/i.test(key) || (event.code === "KeyK" && key > "~")) ||
          !(event.ctrlKey || event.metaKey) ||
          event.altKey ||
          event.shiftKey)
    )
      return;
    event.preventDefault();
    field.popover = "auto";
    field.autofocus = true;
    field.placeholder = "Search";
    document.body.append(field);
    field.showPopover();
    // While the page is parsed, clicks are not kept yet.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => link.click());
    else link.click();
  });
}
