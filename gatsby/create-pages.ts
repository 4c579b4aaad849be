import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { isAudition } from "../lib/content/catalogue/poster-key";
import { recordWith } from "../lib/content/catalogue/records-with";
import { characterPath, unitPath } from "../lib/content/pages/paths";
import { createCampaignPages } from "./create-campaign-pages";
import { createFourPiecePages } from "./create-four-piece-pages";
import { createHomePages } from "./create-home-pages";
import { createLegalPages } from "./create-legal-pages";
import { createTripPages } from "./create-trip-pages";
import { neighbours } from "./neighbours";

interface Roster {
  allOffice: {
    nodes: {
      units: { jsonId: string; members: RosterMember[] }[];
    }[];
  };
  allFourPieceIdol: { nodes: { character: number }[] };
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

/**
 * What a character's page is queried by: ids of records, 0 where there is none, and which of them there are.
 * A record that is looked for and not found would make the page hang on all records of its kind.
 */
export interface CharacterPageContext {
  id: number;
  auditionId: number;
  hasAudition: boolean;
  hasFourPiece: boolean;
  unitId: string;
  linkedId: number;
  hasLinked: boolean;
  previousId: number;
  nextId: number;
}

/**
 * The home page, the legal pages, campaigns, trips and pages of the audition, and one page for each unit
 * and each character, in the order of offices, units and members. The audition record of an idol (81 to
 * 85) has no profile of its own: it is a section of the idol's.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { graphql, actions, reporter } = args;
  createHomePages(args);
  await createLegalPages(args);
  await createCampaignPages(args);
  await createTripPages(args);
  await createFourPiecePages(args);
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
      allFourPieceIdol(sort: { number: ASC }) {
        nodes {
          character
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
    const [previous, next] = neighbours(units, place);
    const context: UnitPageContext = {
      unitId: jsonId,
      previous: previous.jsonId,
      next: next.jsonId,
    };
    const component = resolve("src/templates/unit.tsx");
    actions.createPage({ path: unitPath(jsonId), component, context });
  }

  const records = units.flatMap((unit) => unit.members);
  const auditions = records.filter(isAudition);
  const idols = records.filter((record) => !isAudition(record));
  const fourPiece = new Set(data.allFourPieceIdol.nodes.map(({ character }) => character));
  const idOf = (cname: string, among: RosterMember[]) =>
    recordWith(among, "cname", cname)?.jsonId ?? 0;
  for (const [place, { jsonId, cname, unit, vid }] of idols.entries()) {
    const [previous, next] = neighbours(idols, place);
    const auditionId = idOf(cname, auditions);
    const linkedId = idOf(vid, idols);
    const context: CharacterPageContext = {
      id: jsonId,
      auditionId,
      hasAudition: auditionId !== 0,
      hasFourPiece: fourPiece.has(jsonId),
      unitId: unit,
      linkedId,
      hasLinked: linkedId !== 0,
      previousId: previous.jsonId,
      nextId: next.jsonId,
    };
    const component = resolve("src/templates/character.tsx");
    actions.createPage({ path: characterPath(cname), component, context });
  }
};
