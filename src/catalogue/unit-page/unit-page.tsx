import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { unitPath } from "#lib/content/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { UnitComparison } from "./unit-comparison";
import { UnitClubs } from "./unit-clubs";
import { UnitFacts } from "./unit-facts";
import { UnitHero } from "./unit-hero";
import { UnitMembers } from "./unit-members";
import { UnitSources } from "./unit-sources";

/** A unit's own page, in its colours. */
export function UnitPage({ data }: { data: Queries.UnitTemplateQuery }) {
  const { unit, previous, next, site } = data;
  if (!unit || !previous || !next || !site) throw notFound();
  return (
    <div data-unit={unit.jsonId} data-office={unit.office.jsonId}>
      <UnitHero unit={unit} />
      <UnitFacts unit={unit} />
      <LateSheets />
      <UnitMembers unit={unit} />
      <UnitComparison unit={unit} />
      <UnitClubs unit={unit} />
      <UnitSources unit={unit} facts={site.facts} />
      <Pager
        label="Other units"
        previous={{ path: unitPath(previous.jsonId), title: previous.name, unit: previous.jsonId }}
        next={{ path: unitPath(next.jsonId), title: next.name, unit: next.jsonId }}
      />
    </div>
  );
}
