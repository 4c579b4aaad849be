import { Link } from "gatsby";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { clubsPath, officePath, unitsPath } from "#lib/content/model/pages/paths";
import { readListView, type CharacterListView, listSearch, UNFILTERED } from "#lib/facets/address";
import { filterPeople, type Filters, withFilter } from "#lib/facets/filter";
import { nameMatcher } from "#lib/search/match-name";
import { FacetFilters } from "./facet-filters";
import { HideBuiltList } from "#src/ui/records/built-list/hide-built-list";
import * as styles from "./everybody.module.css";
import { marksOf, peopleOf } from "./people";
import { CharacterGrid } from "./character-grid";
import { choicesOf, FACET_KEYS, type Person } from "#lib/facets/facets";
import { ButtonLink, Cluster, Panel, Row, Tag } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";
import { Rays } from "#src/ui/primitives/rays/rays";

/** All characters with filters; the address contains the selection. */
export function Everybody({ data }: { data: Queries.EverybodyPageQuery }) {
  const offices = data.allOffice.nodes;
  const people = useMemo(() => peopleOf(offices, data.allClub.nodes), [offices, data]);
  const marks = useMemo(() => marksOf(offices), [offices]);
  // In an object, as undefined has two meanings: not read yet, and not found.
  const read = useCallback(
    ({ search }: PageAddress) => ({ view: readListView(search, people) }),
    [people],
  );
  const addressed = useSearchState(read);
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Repeats input typed before hydration.
  useEffect(() => {
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const view = addressed ? addressed.view : UNFILTERED;
  if (!view) return <NotFound />;

  const { filters, sort } = view;
  const found = filterPeople(people, filters).filter(nameMatcher(query));
  const show = (next: Partial<CharacterListView>) =>
    writeAddress(window.location.pathname + listSearch({ ...view, ...next }));
  return (
    <div className={styles.page}>
      <Rays as="header" className={styles.hero}>
        <h1>All characters</h1>
        <p className={styles.lead}>
          {people.length} characters. Filter them by unit, club, hair, height and more, or browse by{" "}
          <Link to={clubsPath}>clubs</Link> and in the <Link to={unitsPath}>unit explorer</Link>.
        </p>
        <Row as="label" gap={3} data-only="scripts" className={styles.search}>
          Name
          <Field
            ref={field}
            className={styles.field}
            type="search"
            id="character-name"
            autoComplete="off"
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </Row>
        {/* Without scripts: links to the lists by agency and club. */}
        <Cluster as="nav" className={styles.lists} aria-label="Ready-made lists">
          {offices.map(({ id, name }) => (
            <ButtonLink size="small" key={id} to={officePath(id)}>
              {name}
            </ButtonLink>
          ))}
          <ButtonLink size="small" to={clubsPath}>
            Clubs
          </ButtonLink>
        </Cluster>
      </Rays>
      <FacetFilters people={people} view={view} onShow={show} />
      <HideBuiltList />
      <section
        className={styles.room}
        aria-label="Characters"
        data-built={addressed ? undefined : ""}
      >
        <Cluster align="center" className={styles.found}>
          <output className={styles.count}>{countInWords(found.length, people.length)}</output>
          <FilterList people={people} filters={filters} onShow={show} />
        </Cluster>
        <LateSheets />
        {found.length === 0 && (
          <Panel as="p" shadow={2} className={styles.empty}>
            {query.trim()
              ? "No character has that name."
              : "No character matches all of these filters."}
          </Panel>
        )}
        <CharacterGrid people={found} sort={sort} marks={marks} />
      </section>
    </div>
  );
}

function countInWords(found: number, all: number): string {
  if (found === all) return `All ${all}`;
  return found === 1 ? `1 of ${all}` : `${found} of ${all}`;
}

interface FilterListProps {
  people: readonly Person[];
  filters: Filters;
  onShow: (next: Partial<CharacterListView>) => void;
}

function FilterList({ people, filters, onShow }: FilterListProps) {
  const chosen = FACET_KEYS.flatMap((key) => {
    const selected = filters[key];
    if (!selected?.size) return [];
    return choicesOf(key, people)
      .filter(({ value }) => selected.has(value))
      .map(({ value, label }) => ({ key, value, label, isNot: selected.get(value) === "not" }));
  });
  if (chosen.length === 0) return null;
  return (
    <Cluster as="ul" aria-label="Chosen">
      {chosen.map(({ key, value, label, isNot }) => (
        <li key={`${key} ${value}`}>
          <Tag
            as="button"
            className={isNot ? styles.not : styles.only}
            onClick={() => onShow({ filters: withFilter(filters, key, value, undefined) })}
          >
            {isNot ? `not ${label}` : label} <span aria-hidden="true">×</span>
          </Tag>
        </li>
      ))}
      <li>
        <Tag as="button" className={styles.all} onClick={() => onShow({ filters: {} })}>
          Show all
        </Tag>
      </li>
    </Cluster>
  );
}
