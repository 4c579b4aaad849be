/** The compiled inline/search-keys.ts (gatsby/on-create-webpack-config.ts). */
declare const SEARCH_KEYS_SCRIPT: string;

/** The script for the head of a page that opens the search by its keys. */
export const searchKeysScript = () => (
  <script key="search-keys" dangerouslySetInnerHTML={{ __html: SEARCH_KEYS_SCRIPT }} />
);
