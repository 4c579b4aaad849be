/** One step of the database's tables. A step that was released is never changed: another follows it. */
export interface Migration {
  /** 1, 2, 3 … in the order in which they are applied. */
  readonly number: number;
  readonly name: string;
  /** Applied together or not at all. */
  readonly statements: readonly string[];
}
