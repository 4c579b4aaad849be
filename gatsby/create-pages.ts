import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface Roster {
  allOffice: {
    nodes: {
      units: { jsonId: string; members: RosterMember[] }[];
    }[];
  };
}

interface RosterMember {
  jsonId: number;
  cname: string;
  unit: string;
  vid: string;
}

/** What a unit's page is queried by. */
export interface UnitPageContext {
  unitId: string;
  previous: string;
  next: string;
}

/** What a character's page is queried by; `auditionId` is 0 where there is no second record. */
export interface CharacterPageContext {
  id: number;
  auditionId: number;
  unitId: string;
  /** cname of the linked character, `-` if there is none. */
  linked: string;
  previous: string;
  next: string;
}

/**
 * One page for each unit and each character, in the order of offices, units and members. The
 * audition record of an idol (81 to 85) has no page: it is a section of the idol's.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Roster>(`
    query Roster {
      allOffice(sort: { order: ASC }) {
        nodes {
          units {
            jsonId
            members {
              jsonId
              cname
              unit
              vid
            }
          }
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The pages could not be listed from the content.", errors);
    return;
  }
  const units = data.allOffice.nodes.flatMap((office) => office.units);
  for (const [place, { jsonId }] of units.entries()) {
    const context: UnitPageContext = { unitId: jsonId, ...neighbours(units, place, "jsonId") };
    const component = resolve("src/templates/unit.tsx");
    actions.createPage({ path: `/explore/units/${jsonId}`, component, context });
  }

  const records = units.flatMap((unit) => unit.members);
  const idols = records.filter(({ unit }) => unit !== "4piece");
  for (const [place, { jsonId, cname, unit, vid }] of idols.entries()) {
    const audition = records.find((record) => record.cname === cname && record.unit === "4piece");
    const context: CharacterPageContext = {
      id: jsonId,
      auditionId: audition?.jsonId ?? 0,
      unitId: unit,
      linked: vid,
      ...neighbours(idols, place, "cname"),
    };
    const component = resolve("src/templates/character.tsx");
    actions.createPage({ path: `/explore/units/characters/${cname}`, component, context });
  }
};

/** The keys of the records before and after a place; the last is followed by the first. */
function neighbours<Key extends string, Item extends Record<Key, string>>(
  items: Item[],
  place: number,
  key: Key,
): { previous: string; next: string } {
  const at = (index: number) => items[(index + items.length) % items.length]?.[key] ?? "";
  return { previous: at(place - 1), next: at(place + 1) };
}
