// The types of the data that Encore publishes below /data/v1, generated from its schemas.
// Within version 1 fields are only ever added.

/**
 * One notice of the board. It lives at /information#<id>.
 */
export interface ActivityNotice {
  /**
   * Key of the notice, unique.
   */
  id: string;
  /**
   * What it is: an event of the game (song, tour, shuffle, special, spotlight, merge), an album, a single song that was released (release), or the debut of a unit or of somebody in it.
   */
  kind: NoticeKind;
  /**
   * Title in our English.
   */
  title: string;
  /**
   * Title as published in Japanese.
   */
  titleJa?: string;
  /**
   * What it is about, in our own words.
   */
  text: string;
  /**
   * Remark on the facts, such as a date that our sources do not agree on.
   */
  note?: string;
  /**
   * First day in Japan.
   */
  start: string;
  /**
   * Last day in Japan.
   */
  end?: string;
  /**
   * First day in Taiwan.
   */
  startTw?: string;
  /**
   * Last day in Taiwan.
   */
  endTw?: string;
  /**
   * Units that it is about.
   *
   * Items: Slug of a unit. It is the name of the file in content/units.
   */
  units?: UnitId[];
  /**
   * Ids of the characters who are featured, in the order of the bill.
   *
   * Items: Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  cast?: CharacterId[];
  /**
   * Page that says more; empty if there is none.
   */
  target?: string;
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * What happened in the game and when: events, albums, debuts; newest first.
 */
export interface ActivityNoticeList {
  /**
   * All records, each as in its own file.
   *
   * Items: One notice of the board. It lives at /information#<id>.
   */
  list: ActivityNotice[];
}

/**
 * A campaign or event page: content/campaigns/<slug>.json, a slash in the slug being a dot in the file’s name. The page is at /<slug>.
 */
export interface Campaign {
  /**
   * Path of the page without the slash before it.
   */
  slug: string;
  /**
   * Name of the campaign: the page’s title in tabs, lists and shared links.
   */
  name: string;
  /**
   * What the page is about, for search engines and shared links.
   */
  description: string;
  /**
   * Where it stands in lists: a chapter of the story, a project with songs, an edition of the home page, or something to play with.
   */
  shelf: "story" | "project" | "edition" | "play";
  /**
   * First day of what it is about, in Japan.
   */
  from?: string;
  /**
   * Last day of what it is about, in Japan.
   */
  to?: string;
  /**
   * Colours of the page and its picture.
   */
  colors: ColorSet;
  /**
   * Ids of the characters in the picture, six at most.
   *
   * @maxItems 6
   *
   * Items: Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  cast: CharacterId[];
  /**
   * Slugs of campaigns that belong to it.
   */
  related?: string[];
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Campaigns and events that this site has a page for: name, days, cast, colours.
 */
export interface CampaignList {
  /**
   * All records, each as in its own file.
   *
   * Items: A campaign or event page: content/campaigns/<slug>.json, a slash in the slug being a dot in the file’s name. The page is at /<slug>.
   */
  list: Campaign[];
}

/**
 * One character record: content/characters/<cname>.json. The audition records of unit 4piece are content/characters/<cname>.4piece.json.
 */
export interface Character {
  /**
   * Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  id: CharacterId;
  /**
   * Name in Latin letters, given name first, as it is shown.
   */
  name: string;
  /**
   * The name in other scripts, where it has been published.
   */
  names: CharacterNames;
  /**
   * Voice actor, given name first; '-' if there is none.
   */
  cv: string;
  /**
   * Voice actor in Japanese.
   */
  cvJa?: string;
  /**
   * Slug of a character, family_given in lower case. Single-name idols have one word.
   */
  cname: string;
  /**
   * Name of a linked character (twin, sibling, partner, pet …), '-' if none. The link goes both ways.
   */
  vname: string;
  /**
   * Slug (cname) of the linked character, '-' if none.
   */
  vid: string;
  /**
   * What the linked character is to this one.
   */
  vnote?: string;
  /**
   * Image colour of the character.
   */
  color: string;
  /**
   * Unit that lists this record.
   */
  unit: UnitId;
  /**
   * What a figure of unit other does in the story.
   */
  role?: string;
  /**
   * Catchphrase in our own words, two or three short lines with \n between them.
   */
  catch: string;
  /**
   * One sentence that says who this is.
   */
  desc: string;
  /**
   * Biography in our own words, 60 to 120 words; paragraphs are separated by an empty line.
   */
  text: string;
  /**
   * Published facts. Year 2 values where they exist.
   */
  profile: CharacterProfile;
  /**
   * Clubs the character is in. Each club lists the character too.
   *
   * Items: Slug of a club. It is the name of the file in content/clubs.
   */
  circle: ClubKey[];
  /**
   * Self-introduction in our own words, one to three sentences in the first person.
   */
  recruitText: string;
  /**
   * Line on the voice actor's message; only on alkaloid and crazyb records. It names the actor and quotes nobody.
   */
  comment?: string;
  /**
   * How many source records gave each fact when the facts were gathered.
   */
  sourceCounts: CharacterSourceCounts;
  /**
   * Where sources disagree: one sentence for each.
   *
   * Items: One line of plain text.
   */
  sourceNotes?: string[];
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
 */
export type CharacterId = number;

/**
 * Idols and figures: names, voice actors, published facts, and our words on each.
 */
export interface CharacterList {
  /**
   * All records, each as in its own file.
   *
   * Items: One character record: content/characters/<cname>.json. The audition records of unit 4piece are content/characters/<cname>.4piece.json.
   */
  list: Character[];
}

/**
 * The name in other scripts, where it has been published.
 */
export interface CharacterNames {
  /**
   * Japanese, as it is written.
   */
  ja?: string;
  /**
   * Japanese reading in hiragana.
   */
  kana?: string;
  /**
   * The name in Traditional Chinese, where one has been published.
   */
  zhHant?: string;
  /**
   * Real name behind a stage name, given name first.
   */
  realName?: string;
  /**
   * Real name in Japanese.
   */
  realNameJa?: string;
}

/**
 * Published facts. Year 2 values where they exist.
 */
export interface CharacterProfile {
  /**
   * Height in centimetres, '-' or '???'.
   */
  height: string;
  /**
   * Weight in kilograms, '-' or '???'.
   */
  weight: string;
  /**
   * Blood type.
   */
  blood: "A" | "B" | "O" | "AB" | "-" | "???";
  /**
   * Age in years, '-' or '???'. ageText says as of when.
   */
  age: string;
  /**
   * The day that the age is counted on.
   */
  ageText: "As of 1 April, Year 2" | "As of 1 July, Year 1" | "-";
  /**
   * Month and day, MM-DD, or '-'.
   */
  birthday: string;
  /**
   * Hobby, translated; '-' if unknown.
   */
  interest: string;
  /**
   * Hobby as published in Japanese.
   */
  interestJa?: string;
  /**
   * Specialty, translated; '-' if unknown.
   */
  stunt: string;
  /**
   * Specialty as published in Japanese.
   */
  stuntJa?: string;
  /**
   * The hand that is used more.
   */
  hand?: "left" | "right" | "both" | "-";
  /**
   * School class in Year 1.
   */
  class?: string;
  /**
   * School in Year 1.
   */
  school?: string;
  /**
   * School in Japanese.
   */
  schoolJa?: string;
  /**
   * The same facts in Year 1, where they were published.
   */
  year1?: CharacterYear1;
}

/**
 * How many source records gave each fact when the facts were gathered.
 */
export interface CharacterSourceCounts {
  /**
   * How many source records gave the fact of this name.
   */
  name?: number;
  /**
   * How many source records gave the fact of this name.
   */
  nameJa?: number;
  /**
   * How many source records gave the fact of this name.
   */
  cv?: number;
  /**
   * How many source records gave the fact of this name.
   */
  color?: number;
  /**
   * How many source records gave the fact of this name.
   */
  unit?: number;
  /**
   * How many source records gave the fact of this name.
   */
  circle?: number;
  /**
   * How many source records gave the fact of this name.
   */
  height?: number;
  /**
   * How many source records gave the fact of this name.
   */
  weight?: number;
  /**
   * How many source records gave the fact of this name.
   */
  blood?: number;
  /**
   * How many source records gave the fact of this name.
   */
  age?: number;
  /**
   * How many source records gave the fact of this name.
   */
  birthday?: number;
  /**
   * How many source records gave the fact of this name.
   */
  interest?: number;
  /**
   * How many source records gave the fact of this name.
   */
  stunt?: number;
  /**
   * How many source records gave the fact of this name.
   */
  hand?: number;
  /**
   * How many source records gave the fact of this name.
   */
  class?: number;
  /**
   * How many source records gave the fact of this name.
   */
  school?: number;
  /**
   * How many source records gave the fact of this name.
   */
  role?: number;
  /**
   * How many source records gave the fact of this name.
   */
  year1?: number;
}

/**
 * The same facts in Year 1, where they were published.
 */
export interface CharacterYear1 {
  /**
   * Height in centimetres.
   */
  height: string;
  /**
   * Weight in kilograms.
   */
  weight: string;
  /**
   * Age in years.
   */
  age: string;
  /**
   * Hobby, translated.
   */
  interest: string;
  /**
   * Hobby as published in Japanese.
   */
  interestJa: string;
  /**
   * Specialty, translated.
   */
  stunt: string;
  /**
   * Specialty as published in Japanese.
   */
  stuntJa: string;
}

/**
 * One club (activity): content/clubs/<key>.json.
 */
export interface Club {
  /**
   * Slug of a club. It is the name of the file in content/clubs.
   */
  key: ClubKey;
  /**
   * Name in English.
   */
  title: string;
  /**
   * Name in Japanese, where it has been published.
   */
  titleJa?: string;
  /**
   * What the club does, in one or two sentences of our own.
   */
  desc: string;
  /**
   * Ids of the members. Each member names the club in circle.
   *
   * @minItems 1
   *
   * Items: Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  list: CharacterId[];
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Slug of a club. It is the name of the file in content/clubs.
 */
export type ClubKey = string;

/**
 * Clubs and their members.
 */
export interface ClubList {
  /**
   * All records, each as in its own file.
   *
   * Items: One club (activity): content/clubs/<key>.json.
   */
  list: Club[];
}

/**
 * Seven colours that a unit's pages are painted with.
 */
export interface ColorSet {
  /**
   * Main surface: the even rays of the sunburst.
   */
  color1: string;
  /**
   * Second surface: the odd rays of the sunburst.
   */
  color2: string;
  /**
   * Dark line and hard shadow; at least 3:1 against color1 or light.
   */
  border: string;
  /**
   * Text on color1 and color2; at least 4.5:1 on both.
   */
  text: string;
  /**
   * Pale paper behind reading text.
   */
  light: string;
  /**
   * Bars, rules and markers on light; at least 3:1.
   */
  bar: string;
  /**
   * Small coloured text on light; at least 4.5:1.
   */
  cv: string;
}

/**
 * What there is in the data of this site; all paths are seen from this file.
 */
export interface DataIndex {
  /**
   * Name of the site.
   */
  name: string;
  /**
   * Version of the data.
   */
  version: number;
  /**
   * What the site is.
   */
  about: string;
  /**
   * What stays the same.
   */
  promise: string;
  /**
   * Whose it is, and how to link back.
   */
  terms: DataTerms;
  /**
   * Address of the site; empty where it does not know its own.
   */
  site: string;
  /**
   * File of the TypeScript types.
   */
  types: string;
  /**
   * The kinds of records.
   *
   * Items: A kind of records.
   */
  kinds: DataIndexKind[];
}

/**
 * A kind of records.
 */
export interface DataIndexKind {
  /**
   * Name of the kind.
   */
  kind: string;
  /**
   * What the records are of.
   */
  about: string;
  /**
   * Number of the records.
   */
  count: number;
  /**
   * File with all of them.
   */
  list: string;
  /**
   * Schema of one record.
   */
  schema: string;
  /**
   * File of each record.
   *
   * Items: File of one record.
   */
  records: string[];
}

/**
 * Whose it is, and how to link back.
 */
export interface DataTerms {
  /**
   * Whose the names and facts are.
   */
  facts: string;
  /**
   * Whose the texts are.
   */
  texts: string;
  /**
   * That the site has no tie to the makers of the game.
   */
  unofficial: string;
  /**
   * How to link back.
   */
  link: string;
}

/**
 * One idol's page of the audition 4piece: content/four-piece/<slug>.json.
 */
export interface FourPieceIdol {
  /**
   * Slug of an idol's page of the audition, family_given by the real name: the end of its path, and the name of its file in content/four-piece.
   */
  slug: FourPieceSlug;
  /**
   * Number on the badge, 1 to 23: contestants in the order of the tours, then those beside them. The numbers are ours.
   */
  number: number;
  /**
   * Id of the idol; of a newcomer the later record.
   */
  character: CharacterId;
  /**
   * Id of a newcomer's audition record.
   */
  audition?: CharacterId;
  /**
   * Id of a second idol of the same event who shares the page.
   */
  twin?: CharacterId;
  /**
   * Venue of the idol. The others of the venue are the team.
   */
  venue: VenueId;
  /**
   * Whether the idol competes there or is featured beside the contestants.
   */
  role: "contestant" | "beside";
  /**
   * The role in a few words of our own.
   */
  roleTitle: string;
  /**
   * One line of our own that opens the page.
   */
  lead: string;
  /**
   * The idol in the audition in 80 to 180 words of our own; paragraphs are separated by an empty line.
   */
  text: string;
  /**
   * Three lines of the entry sheet, filled in by us.
   */
  sheet: FourPieceSheet;
  /**
   * What came of it: the unit that the contestant went on to, and the page that tells of it.
   */
  later?: FourPieceLater;
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * The idols of the audition 4piece: venue, role, our words.
 */
export interface FourPieceIdolList {
  /**
   * All records, each as in its own file.
   *
   * Items: One idol's page of the audition 4piece: content/four-piece/<slug>.json.
   */
  list: FourPieceIdol[];
}

/**
 * What came of it: the unit that the contestant went on to, and the page that tells of it.
 */
export interface FourPieceLater {
  /**
   * What came of it, in a few words.
   */
  what: string;
  /**
   * Path of the page.
   */
  path:
    | "/spri_debut"
    | "/shinsei_akatsuki"
    | "/dream_unit_project/moded"
    | "/dream_unit_project/pikapika"
    | "/dream_unit_project/tears";
}

/**
 * Three lines of the entry sheet, filled in by us.
 */
export interface FourPieceSheet {
  /**
   * What is in the bag.
   */
  packs: string;
  /**
   * How the idol warms up.
   */
  warmsUp: string;
  /**
   * What the idol would rather not meet.
   */
  dreads: string;
}

/**
 * Slug of an idol's page of the audition, family_given by the real name: the end of its path, and the name of its file in content/four-piece.
 */
export type FourPieceSlug =
  | "isara_mao"
  | "tsukinaga_leo"
  | "sagiri_esu"
  | "hanamura_fuyume"
  | "morisawa_chiaki"
  | "tenma_mitsuru"
  | "tomoe_hiyori"
  | "hojo_raika"
  | "hibiki_wataru"
  | "sena_izumi"
  | "amagi_hiiro"
  | "taki_ibuki"
  | "sazanami_jun"
  | "harukawa_sora"
  | "aoi_hinata"
  | "natsu_kanna"
  | "akehoshi_subaru"
  | "suou_tsukasa"
  | "ayase_mayoi"
  | "sakuma_ritsu"
  | "hasumi_keito"
  | "nito_nazuna"
  | "saegusa_ibara";

/**
 * What it is: an event of the game (song, tour, shuffle, special, spotlight, merge), an album, a single song that was released (release), or the debut of a unit or of somebody in it.
 */
export type NoticeKind =
  | "song"
  | "tour"
  | "shuffle"
  | "special"
  | "spotlight"
  | "merge"
  | "album"
  | "release"
  | "debut";

/**
 * One office (agency): content/offices/<id>.json.
 */
export interface Office {
  /**
   * Slug of an office (agency). It is the name of the file in content/offices.
   */
  id: OfficeId;
  /**
   * Place in lists of offices.
   */
  order: number;
  /**
   * Name as it is shown.
   */
  name: string;
  /**
   * The name in other scripts, where it has been published.
   */
  names: OfficeNames;
  /**
   * Short label used in the Chinese edition.
   */
  cname: string;
  /**
   * Colour of the office.
   */
  color: string;
  /**
   * The office in 40 to 90 words of our own.
   */
  desc: string;
  /**
   * Units of the office in the order they are shown.
   *
   * @minItems 1
   *
   * Items: Slug of a unit. It is the name of the file in content/units.
   */
  list: UnitId[];
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Slug of an office (agency). It is the name of the file in content/offices.
 */
export type OfficeId = string;

/**
 * Agencies and their units.
 */
export interface OfficeList {
  /**
   * All records, each as in its own file.
   *
   * Items: One office (agency): content/offices/<id>.json.
   */
  list: Office[];
}

/**
 * The name in other scripts, where it has been published.
 */
export interface OfficeNames {
  /**
   * Name in Japanese, as it is written.
   */
  ja?: string;
  /**
   * Short form in Japanese.
   */
  shortJa?: string;
}

/**
 * One journey for an album of the series TRIP: content/trips/<id>.json. The album is real, the destination is imagined by this guide.
 */
export interface Trip {
  /**
   * Slug of the trip: its path, and the name of its file.
   */
  id: string;
  /**
   * Volume of the album.
   */
  number: number;
  /**
   * Name of the unit whose album it is, where it has no record in content/units.
   */
  unit?: string;
  /**
   * The unit whose album it is.
   */
  unitId?: UnitId;
  /**
   * Name of the album's volume.
   */
  album: string;
  /**
   * Release day in Japan, YYYY-MM-DD.
   */
  released: string;
  /**
   * Colour set of the page and its pictures.
   */
  colors: ColorSet;
  /**
   * Ids of those who travel, in the order they are shown.
   *
   * @minItems 1
   *
   * Items: Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  cast: CharacterId[];
  /**
   * Name of the destination, imagined by us.
   */
  title: string;
  /**
   * What a poster would say of it, in our own words.
   */
  lead: string;
  /**
   * The journey in 80 to 130 words of our own; an empty line between paragraphs.
   */
  text: string;
  /**
   * Three stations on the way, imagined by us.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: A station on the way.
   */
  stops: TripStop[];
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Albums of the series TRIP: who sings, when it came out, and a destination that we imagined.
 */
export interface TripList {
  /**
   * All records, each as in its own file.
   *
   * Items: One journey for an album of the series TRIP: content/trips/<id>.json. The album is real, the destination is imagined by this guide.
   */
  list: Trip[];
}

/**
 * A station on the way.
 */
export interface TripStop {
  /**
   * Name of the station.
   */
  name: string;
  /**
   * What a guard would call out there.
   */
  note: string;
}

/**
 * One unit: content/units/<id>.json, with its display record.
 */
export interface Unit {
  /**
   * Slug of a unit. It is the name of the file in content/units.
   */
  id: UnitId;
  /**
   * Name as it is shown.
   */
  name: string;
  /**
   * The name in other scripts, where it has been published.
   */
  names: UnitNames;
  /**
   * Id of the leader, one of list. Units 4piece and other have none.
   */
  leader?: CharacterId;
  /**
   * What sources say on the leadership, where they disagree.
   */
  leaderNote?: string;
  /**
   * Ids of the members in the order they are shown. Units have 2 to 5 members, mam has 1.
   *
   * @minItems 1
   *
   * Items: Number of a character: 1 to 86, 301 to 309 (staff, story figures, mascots) or 10081 to 10085 (second records of 81 to 85).
   */
  list: CharacterId[];
  /**
   * Published image colour, where there is one; colors is derived from it.
   */
  imageColor?: string;
  /**
   * First record released under the unit's name.
   */
  firstRelease?: UnitFirstRelease;
  /**
   * First day of a unit that has a published one, YYYY-MM-DD.
   */
  began?: string;
  /**
   * Last day of a temporary group, YYYY-MM-DD.
   */
  ended?: string;
  /**
   * How many sources the record of the unit draws on.
   */
  sourceCount?: number;
  /**
   * Colour set of the unit. Unit other has none: its figures carry their own in content/other-characters.
   */
  colors?: ColorSet;
  /**
   * What the unit's own page and cards show.
   */
  display: UnitDisplay;
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * What the unit's own page and cards show.
 */
export interface UnitDisplay {
  /**
   * Base colour of cards and lists.
   */
  color: string;
  /**
   * Slogan in Traditional Chinese, in our own words.
   */
  lead: string;
  /**
   * Slogan in English, in our own words.
   */
  leadEn: string;
  /**
   * The unit in 50 to 110 words of our own.
   */
  desc: string;
}

/**
 * First record released under the unit's name.
 */
export interface UnitFirstRelease {
  /**
   * Release day in Japan, YYYY-MM-DD.
   */
  date: string;
  /**
   * Title as published in Japanese.
   */
  title: string;
}

/**
 * Slug of a unit. It is the name of the file in content/units.
 */
export type UnitId = string;

/**
 * Units: members, leader, colours, first release.
 */
export interface UnitList {
  /**
   * All records, each as in its own file.
   *
   * Items: One unit: content/units/<id>.json, with its display record.
   */
  list: Unit[];
}

/**
 * The name in other scripts, where it has been published.
 */
export interface UnitNames {
  /**
   * Japanese, as it is written.
   */
  ja?: string;
  /**
   * Japanese reading in katakana.
   */
  kana?: string;
  /**
   * The name in Traditional Chinese, where one has been published.
   */
  zhHant?: string;
}

/**
 * One of the four venues of the audition 4piece: content/venues/<id>.json.
 */
export interface Venue {
  /**
   * Slug of a venue of the audition 4piece. It is the name of the file in content/venues.
   */
  id: VenueId;
  /**
   * Place among the four tours, 1 to 4, in the order of Japan.
   */
  order: number;
  /**
   * Name of the tour in Latin letters.
   */
  name: string;
  /**
   * Which piece of the four it is.
   */
  piece: string;
  /**
   * Id of the tour event in the game's data.
   */
  eventId: number;
  /**
   * Name of the tour event as published in Japanese.
   */
  eventName: string;
  /**
   * When the event ran in each edition of the game, as far as it is known. Japan is always there.
   *
   * @minItems 1
   *
   * Items: First and last day of the event in one edition.
   */
  runs: VenueRun[];
  /**
   * The tour in one line of our own.
   */
  lead: string;
  /**
   * The tour in 50 to 110 words of our own.
   */
  text: string;
  /**
   * Colour set of the venue's pages and pictures.
   */
  colors: ColorSet;
  /**
   * The page that tells of it: link here. A path of this site where the site does not know its own address.
   */
  page: string;
  /**
   * A picture of that page, 1,200 by 630, JPEG; its address stays the same.
   */
  picture: string;
}

/**
 * Slug of a venue of the audition 4piece. It is the name of the file in content/venues.
 */
export type VenueId = "princess" | "gourmet" | "audience" | "gladiator";

/**
 * The four tours of the audition 4piece, with their days in each edition.
 */
export interface VenueList {
  /**
   * All records, each as in its own file.
   *
   * Items: One of the four venues of the audition 4piece: content/venues/<id>.json.
   */
  list: Venue[];
}

/**
 * First and last day of the event in one edition.
 */
export interface VenueRun {
  /**
   * Edition of the game.
   */
  edition: "jp" | "cn" | "kr" | "tw" | "en";
  /**
   * First day.
   */
  start: string;
  /**
   * Last day.
   */
  end: string;
}
