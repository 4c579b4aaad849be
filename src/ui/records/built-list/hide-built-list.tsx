import "./built-list.css";

const SCRIPT = "if(location.search)document.body.dataset.query=location.search";

/**
 * Stands before a list that the address can filter, with `data-built` until the page knows the address: while that asks
 * for another list, the built one is hidden. It runs before the list is painted.
 */
export function HideBuiltList() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
