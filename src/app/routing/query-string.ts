import { useSearchState, writeAddress } from "./use-search-state";

export {
  subscribeToAddress as subscribeToQuery,
  takeOverSteps,
  writeAddress as writeQuery,
} from "./use-search-state";

/** The query string of the page, such as `?unit=undead`. */
export function readQuery(): string {
  return window.location.search;
}

const whole = ({ search, hash }: { search: string; hash: string }) => search + hash;

/** The address of the page behind its path; undefined in the first render. */
export function useAddress(): { address: string | undefined; go: (address: string) => void } {
  return { address: useSearchState(whole), go: writeAddress };
}
