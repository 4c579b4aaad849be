/** A unit that a stand can be for. */
export interface UnitChoice {
  readonly id: string;
  readonly name: string;
}
