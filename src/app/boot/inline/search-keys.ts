/**
 * Opens the search by keys, from the head of every page, as keys may come before it is parsed. `/` and Ctrl or ⌘ with K
 * on any keyboard (a short form of data/browser/shortcut.ts) click the search link, with or without scripts. Until the
 * dialog is there a field over the page takes typed text (src/search/typed-early.ts).
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
    // Clicks are queued only once the page is parsed.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => link.click());
    else link.click();
  });
}
