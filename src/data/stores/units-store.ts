import { makeAutoObservable, observableRef } from "mobx";
import { createLookUps, type LookUps } from "#lib/content/model/catalogue/look-ups";
import { idolId, isCharacterId } from "./character-ids";

/** The records of the explorer, which its page hands to the store. */
export interface UnitsCatalogue {
  offices: readonly Queries.ExplorerOfficeFragment[];
  units: readonly Unit[];
  characters: readonly Character[];
  clubs: readonly Queries.ExplorerClubFragment[];
  /** The figures of unit “other”, each with colours of its own. */
  otherCharacters: readonly Queries.ExplorerFigureFragment[];
}

/** Finds the records of the explorer by what names them. */
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

/** How long a pressed club stays marked, in milliseconds (SPEC section 9, "Circle action reset"). */
const CIRCLE_ACTION_MS = 1000;

/** Where browsing begins (SPEC section 9, "Defaults"). */
export const DEFAULT_UNITS = {
  favorites: [] as readonly number[],
  isFavoritesActive: false,
  productionId: "sp",
  unitsId: "fine",
  charId: 1,
};

/** What is persisted of the units store; records and circleAction are not. */
export type PersistedUnits = typeof DEFAULT_UNITS;

/** What is looked at (SPEC section 3), and the favourites: ids of idols, 81 to 85 count as 10081 to 10085. */
export class UnitsStore {
  /** The visitor's choices and favourites, now and earlier, also where today's records lack them. */
  choices: Partial<PersistedUnits> = {};

  /** Key of the club that was pressed within the last second. */
  circleAction: string | null = null;

  /** What there is to browse; nothing before a page has opened it. */
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

  /** The chosen unit; where the records lack it, the default one, or their first. */
  get unitsId(): string {
    const { unitsId = DEFAULT_UNITS.unitsId } = this.choices;
    const known = [unitsId, DEFAULT_UNITS.unitsId].find(this.knowsUnit);
    return known ?? this.catalogue.units[0]?.id ?? unitsId;
  }

  /** The agency of the unit. */
  get productionId(): string {
    const { productionId = DEFAULT_UNITS.productionId } = this.choices;
    return this.office.id ?? productionId;
  }

  get charId(): number {
    const { charId = DEFAULT_UNITS.charId } = this.choices;
    return [charId, DEFAULT_UNITS.charId].find(this.knowsCharacter) ?? charId;
  }

  /** Gives the records to browse. */
  open(catalogue: UnitsCatalogue): void {
    this.catalogue = catalogue;
    this.lookUps = createLookUps(catalogue);
  }

  /** The chosen unit; empty while no catalogue is open and on a miss, like all records of the choice. */
  get unit(): Partial<Unit> {
    return this.lookUps.unit(this.unitsId);
  }

  /** The display record of the chosen unit. */
  get unitDetail(): Partial<Unit["display"]> {
    return this.unit.display ?? {};
  }

  get office(): Partial<UnitsCatalogue["offices"][number]> {
    return this.lookUps.officeOfUnit(this.unitsId);
  }

  get unitMembers(): readonly Character[] {
    return this.findCharacters(this.unit.list ?? []);
  }

  /** The character to show: the chosen one if listed in this view, else who comes first in it, if anybody does. */
  get shown(): Character | undefined {
    const { charId, isFavoritesActive, unit } = this;
    const records = isFavoritesActive ? this.favoriteRecords : this.unitMembers;
    const chosen = isFavoritesActive ? [idolId(charId)] : [charId, unit.leader];
    return chosen.flatMap((id) => records.find((one) => one.id === id) ?? [])[0] ?? records[0];
  }

  get character(): Partial<Character> {
    return this.shown ?? {};
  }

  /** The clubs of the character that is shown, in the order of the catalogue. */
  get circles(): UnitsCatalogue["clubs"] {
    const { circle } = this.character;
    return this.catalogue.clubs.filter(({ key }) => circle?.includes(key));
  }

  /** Chooses a unit and leaves the favourites view; changes nothing if it is unknown. */
  chooseUnit(id: string): void {
    if (!this.knowsUnit(id)) return;
    const productionId = this.lookUps.officeOfUnit(id).id ?? this.productionId;
    this.choose({ unitsId: id, productionId, isFavoritesActive: false });
  }

  /** Chooses a character; changes nothing if it is unknown. */
  chooseCharacter(id: number): void {
    if (this.knowsCharacter(id)) this.choose({ charId: id });
  }

  /** The records of the favourites that the catalogue knows, in the order of adding. */
  get favoriteRecords(): readonly Character[] {
    return this.findCharacters(this.favorites);
  }

  isFavorite(id: number): boolean {
    return this.favorites.includes(idolId(id));
  }

  /** Adds the idol of this record, once. What cannot be a character's id is left out. */
  addFavorite(id: number): void {
    if (!isCharacterId(id) || this.isFavorite(id)) return;
    this.choose({ favorites: [...this.favorites, idolId(id)] });
  }

  /** Removes the idol of this record: an act of its own, which the visitor has confirmed. */
  removeFavorite(id: number): void {
    if (!this.isFavorite(id)) return;
    this.choose({ favorites: this.favorites.filter((favorite) => favorite !== idolId(id)) });
  }

  setFavoritesActive(on: boolean): void {
    this.choose({ isFavoritesActive: on });
  }

  /** Marks a club for one second; pressing again begins a new second. */
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
