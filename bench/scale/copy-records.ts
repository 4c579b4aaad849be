import type {
  Campaign,
  CampaignBlock,
  Character,
  Club,
  Exhibit,
  Unit,
  UnitId,
} from "../../content/types";
import { colorsOfUnit } from "../../lib/content/catalogue/colors-of-unit";
import type { CopyNames } from "./names";

/** No character is linked (schema of characters, `vid`). */
const NOBODY = "-";

/** How long a name may be where the schemas say least. */
const NAME = { characters: 40 };

/** Bounds of the texts that no two characters share, as the schema and the rule `word-count` have them. */
const BOUNDS = {
  catch: { characters: 120 },
  desc: { characters: 180 },
  text: { characters: 900, words: 120 },
  recruitText: { characters: 280 },
};

/**
 * A character of the copy. It has an ordinary id, so it carries nothing that only some ids or units
 * have: neither `comment` nor `times`. An audition record becomes an idol of its own.
 */
export function copyCharacter(character: Character, unit: string, names: CopyNames): Character {
  const { comment: _comment, times: _times, ...record } = character;
  const isAudition = character.unit === "4piece";
  return {
    ...record,
    id: names.id(character.id),
    name: marked(character.name, isAudition ? ` audition${names.text}` : names.text, NAME),
    vname: character.vid === NOBODY ? character.vname : marked(character.vname, names.text, NAME),
    cname: names.slug(isAudition ? `${character.cname}_audition` : character.cname),
    vid: character.vid === NOBODY ? NOBODY : names.slug(character.vid),
    unit: unit as UnitId,
    catch: marked(character.catch, names.text, BOUNDS.catch),
    desc: marked(character.desc, names.text, BOUNDS.desc),
    text: marked(character.text, names.text, BOUNDS.text),
    circle: character.circle.map(names.key),
    recruitText: marked(character.recruitText, names.text, BOUNDS.recruitText),
  };
}

/** A unit of the copy: an ordinary one, with a leader and colours of its own. */
export function copyUnit(unit: Unit, list: readonly number[], names: CopyNames): Unit {
  const own = (key: string) => key.replace(`units/${unit.id}-`, `units/${names.key(unit.id)}-`);
  const { img, img_sp, logo } = unit.display;
  return {
    ...unit,
    id: names.key(unit.id) as UnitId,
    name: marked(unit.name, names.text, NAME),
    leader: names.id(unit.leader ?? list[0] ?? 0),
    list: list.map(names.id),
    colors: colorsOfUnit(unit),
    display: {
      ...unit.display,
      img: own(img),
      img_sp: own(img_sp),
      ...(logo !== undefined && { logo: own(logo) }),
    },
  };
}

/** A club of the copy. */
export function copyClub(club: Club, names: CopyNames): Club {
  return {
    ...club,
    key: names.key(club.key),
    title: marked(club.title, names.text, NAME),
    list: club.list.map(names.id),
  };
}

/**
 * Is there only one of a campaign? A module is an attraction of its own, and some show every character
 * there is: ten of them with ten times the characters would be a hundred times the work.
 */
export function isSingle({ blocks }: Campaign): boolean {
  return blocks.some(({ kind }) => kind === "module");
}

/** A campaign of the copy, with the cast of the copy, and its related campaigns where `copied` has them. */
export function copyCampaign(
  campaign: Campaign,
  copied: ReadonlySet<string>,
  names: CopyNames,
): Campaign {
  const { slug, cast, blocks, related } = campaign;
  const relative = (other: string) => (copied.has(other) ? names.campaign(other) : other);
  return {
    ...campaign,
    slug: names.campaign(slug),
    name: marked(campaign.name, names.text, { characters: 70 }),
    cast: cast.map(names.id),
    blocks: blocks.map((block) => copyBlock(block, names)),
    ...(related && { related: related.map(relative) }),
  };
}

function copyBlock(block: CampaignBlock, { id }: CopyNames): CampaignBlock {
  switch (block.kind) {
    case "cast": {
      const members = block.members.map((one) => ({ ...one, character: id(one.character) }));
      return { ...block, members };
    }
    case "song":
      return { ...block, ...(block.singers && { singers: block.singers.map(id) }) };
    case "cards": {
      const cards = block.cards.map((card) => ({
        ...card,
        ...(card.members && { members: card.members.map(id) }),
      }));
      return { ...block, cards };
    }
    default:
      return block;
  }
}

/** A flower stand of the copy, for the copy’s unit and with its posters. */
export function copyExhibit(exhibit: Exhibit, names: CopyNames): Exhibit {
  const { id, unit, stand } = exhibit;
  return {
    ...exhibit,
    id: names.exhibit(id),
    unit: names.key(unit) as UnitId,
    stand: {
      ...stand,
      palette: names.key(stand.palette) as UnitId,
      layers: stand.layers.map((layer) =>
        layer.kind === "poster" ? { ...layer, character: names.id(layer.character) } : layer,
      ),
    },
  };
}

/** How long a text may be; a bound that is absent is none. */
interface Bounds {
  characters: number;
  words?: number;
}

/**
 * The text with a mark at its end, so that no two copies say the same. Words before the mark give way
 * where there is no room for it.
 */
function marked(text: string, mark: string, { characters, words = Infinity }: Bounds): string {
  let kept = text;
  while ((kept + mark).length > characters || wordsIn(kept + mark) > words) {
    const shorter = kept.replace(/\s+\S+$/, "");
    if (shorter === kept) throw new Error(`“${text}” cannot be cut to ${characters} characters.`);
    kept = shorter;
  }
  return kept + mark;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
