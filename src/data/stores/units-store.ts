import { makeAutoObservable, observableRef } from "mobx";
import { createLookUps, type LookUps } from "#lib/content/model/catalogue/look-ups";
import { idolId, isCharacterId } from "./character-ids";

/** Records of the explorer, provided by its page. */
export interface UnitsCatalogue {
  offices: readonly Queries.ExplorerOfficeFragment[];
  units: readonly Unit[];
  characters: readonly Character[];
  clubs: readonly Queries.ExplorerClubFragment[];
  /** Members of unit “other”, each with its own colours. */
  otherCharacters: readonly Queries.ExplorerFigureFragment[];
}

export type UnitsLookUps = LookUps<UnitsCatalogue>;

const NO_RECORDS: UnitsCatalogue = {
  offices: [],
  units: [],
  characters: [],
  clubs: [],
  otherCharacters: [],
};

type Unit = Queries.ExplorerUnitFragment;
type Character = Queries.ExplorerCharacterFragment;

/** Time for which a pressed club stays marked, in ms (SPEC section 9, "Circle action reset"). */
const CIRCLE_ACTION_MS = 1000;

/** Defaults (SPEC section 9, "Defaults"). */
export const DEFAULT_UNITS = {
  favorites: [] as readonly number[],
  isFavoritesActive: false,
  productionId: "sp",
  unitsId: "fine",
  charId: 1,
};

/** Persisted choices; records and circleAction are not stored. */
export type PersistedUnits = typeof DEFAULT_UNITS;

/** Selection of the explorer (SPEC section 3) and favourites: ids of idols, 81 to 85 as 10081 to 10085. */
export class UnitsStore {
  /** Choices and favourites of the visitor, including ones that today's records lack. */
  choices: Partial<PersistedUnits> = {};

  circleAction: string | null = null;

  /** Records to browse; empty until a page opens them. */
  catalogue = NO_RECORDS;
  lookUps: UnitsLookUps = createLookUps(NO_RECORDS);
  private circleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, "circleTimer">(
      this,
      {
        choices: observableRef,
        catalogue: observableRef,
        lookUps: observableRef,
        circleTimer: false,
      },
      { autoBind: true },
    );
  }

  get favorites(): readonly number[] {
    return this.choices.favorites ?? DEFAULT_UNITS.favorites;
  }

  get isFavoritesActive(): boolean {
    return this.choices.isFavoritesActive ?? DEFAULT_UNITS.isFavoritesActive;
  }

  /** Selected unit; falls back to the default, then to the first record. */
  get unitsId(): string {
    const { unitsId = DEFAULT_UNITS.unitsId } = this.choices;
    const known = [unitsId, DEFAULT_UNITS.unitsId].find(this.knowsUnit);
    return known ?? this.catalogue.units[0]?.id ?? unitsId;
  }

  /** Agency of the selected unit. */
  get productionId(): string {
    const { productionId = DEFAULT_UNITS.productionId } = this.choices;
    return this.office.id ?? productionId;
  }

  get charId(): number {
    const { charId = DEFAULT_UNITS.charId } = this.choices;
    return [charId, DEFAULT_UNITS.charId].find(this.knowsCharacter) ?? charId;
  }

  open(catalogue: UnitsCatalogue): void {
    this.catalogue = catalogue;
    this.lookUps = createLookUps(catalogue);
  }

  /** Selected unit; like all selected records, empty if unknown or before `open`. */
  get unit(): Partial<Unit> {
    return this.lookUps.unit(this.unitsId);
  }

  get unitDetail(): Partial<Unit["display"]> {
    return this.unit.display ?? {};
  }

  get office(): Partial<UnitsCatalogue["offices"][number]> {
    return this.lookUps.officeOfUnit(this.unitsId);
  }

  get unitMembers(): readonly Character[] {
    return this.findCharacters(this.unit.list ?? []);
  }

  /** Character to show: the selected one if listed in this view, else the first in it, if any. */
  get shown(): Character | undefined {
    const { charId, isFavoritesActive, unit } = this;
    const records = isFavoritesActive ? this.favoriteRecords : this.unitMembers;
    const chosen = isFavoritesActive ? [idolId(charId)] : [charId, unit.leader];
    return (
      chosen.flatMap((id) => records.find((record) => record.id === id) ?? [])[0] ?? records[0]
    );
  }

  get character(): Partial<Character> {
    return this.shown ?? {};
  }

  get circles(): UnitsCatalogue["clubs"] {
    const { circle } = this.character;
    return this.catalogue.clubs.filter(({ key }) => circle?.includes(key));
  }

  /** Selects a unit and leaves the favourites view; ignores unknown ids. */
  chooseUnit(id: string): void {
    if (!this.knowsUnit(id)) return;
    const productionId = this.lookUps.officeOfUnit(id).id ?? this.productionId;
    this.choose({ unitsId: id, productionId, isFavoritesActive: false });
  }

  /** Selects a character; ignores unknown ids. */
  chooseCharacter(id: number): void {
    if (this.knowsCharacter(id)) this.choose({ charId: id });
  }

  /** Known records of the favourites, in the order of adding. */
  get favoriteRecords(): readonly Character[] {
    return this.findCharacters(this.favorites);
  }

  isFavorite(id: number): boolean {
    return this.favorites.includes(idolId(id));
  }

  /** Adds the idol of this record, once; ignores invalid ids. */
  addFavorite(id: number): void {
    if (!isCharacterId(id) || this.isFavorite(id)) return;
    this.choose({ favorites: [...this.favorites, idolId(id)] });
  }

  /** Removes the idol of this record, after the visitor has confirmed. */
  removeFavorite(id: number): void {
    if (!this.isFavorite(id)) return;
    this.choose({ favorites: this.favorites.filter((favorite) => favorite !== idolId(id)) });
  }

  setFavoritesActive(on: boolean): void {
    this.choose({ isFavoritesActive: on });
  }

  /** Marks a club for one second; pressing again restarts it. */
  pressCircle(key: string): void {
    clearTimeout(this.circleTimer);
    this.circleAction = key;
    this.circleTimer = setTimeout(this.releaseCircle, CIRCLE_ACTION_MS);
  }

  releaseCircle(): void {
    clearTimeout(this.circleTimer);
    this.circleAction = null;
  }

  private choose(choices: Partial<PersistedUnits>): void {
    this.choices = { ...this.choices, ...choices };
  }

  private knowsUnit(id: string): boolean {
    return this.lookUps.unit(id).id !== undefined;
  }

  private knowsCharacter(id: number): boolean {
    return this.lookUps.character(id).id !== undefined;
  }

  private findCharacters(ids: readonly number[]): Character[] {
    return ids.filter(this.knowsCharacter).map((id) => this.lookUps.character(id) as Character);
  }
}
