/** What of a sorting lies in a saved picture. */
export const SORT_MARK = { keyword: "encore-sort", longest: 2000 };
