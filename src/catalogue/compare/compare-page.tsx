import { graphql, Link } from "gatsby";
import { useCallback, useRef } from "react";
import { unitsPath } from "#lib/content/model/pages/paths";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { formatList } from "#lib/format/list";
import {
  compareAddress,
  type CompareView,
  FULL_MESSAGE,
  MOST_COMPARED,
  readCompare,
} from "./compare-address";
import * as styles from "./compare-page.module.css";
import { CompareTable } from "./compare-table";
import { defaultSelection, peopleOf, type CompareCharacter } from "./comparison";
import { differences } from "./differences";
import * as late from "./compare-page.late.module.css";
import { HeightList } from "./height-list";
import { InCommon } from "./in-common";
import { Picker } from "./picker";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { nearestNames } from "./nearest-names";
import { HeightChart } from "./height-chart";
import { Cluster, Panel, Section, Stack, Title } from "#src/ui/primitives/elements";

const EMPTY_VIEW: CompareView = { cnames: [], unknownNames: [], year: 2, you: undefined };

/** Compares up to eight characters; by default the tallest and the smallest. */
export function ComparePage({ data }: { data: Queries.ComparePageQuery }) {
  const characters = data.characters.nodes;
  // In an object, as undefined has two meanings: not read yet, and not found.
  const read = useCallback(
    ({ search }: PageAddress) => ({ view: readCompare(search, data) }),
    [data],
  );
  const addressed = useSearchState(read);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = addressed ? addressed.view : EMPTY_VIEW;
  const chosen = (view?.cnames ?? []).flatMap(
    (cname) => characters.find((character) => character.cname === cname) ?? [],
  );
  const title = `${formatList(chosen.map(({ name }) => name))} side by side`;
  useTabTitle(chosen.length > 1 ? title : undefined);
  if (!view) return <NotFound />;

  const isExample = chosen.length === 0;
  const displayed = isExample ? defaultSelection(characters) : chosen;
  const people = peopleOf(displayed, view.year, view.you);
  const show = (cnames: readonly string[]) => writeAddress(compareAddress(cnames, view));
  const without = (removed: string) => view.cnames.filter((cname) => cname !== removed);
  const remove = (cname: string) => {
    show(without(cname));
    // The button is removed with its column.
    heading.current?.focus({ preventScroll: true });
  };
  const toggle = (cname: string) =>
    show(view.cnames.includes(cname) ? without(cname) : [...view.cnames, cname]);
  const sentences = differences(displayed, view);

  return (
    <div className={styles.page}>
      <Stack as="header" gap={3} className={styles.hero}>
        <Title as="h1" outline="raised">
          Compare
        </Title>
        <Panel as="p" shadow={2} className={styles.lead}>
          Choose up to eight idols, and see their heights and facts side by side.
        </Panel>
      </Stack>
      <HeightChart people={people} />
      <Picker characters={characters} chosen={chosen} view={view} />
      <UnknownNames view={view} characters={characters} />
      <LateSheets />
      <Section tight aria-labelledby="facts">
        <Title size={4} spaced ref={heading} id="facts" tabIndex={-1}>
          Fact by fact
        </Title>
        <CompareTable chosen={displayed} onRemove={isExample ? undefined : remove} />
      </Section>
      {sentences.length > 0 ? (
        <Section tight aria-labelledby="differences">
          <Title size={4} spaced id="differences">
            In words
          </Title>
          <Stack as="ul" gap={3}>
            {sentences.map((sentence) => (
              <Panel as="li" shadow={2} key={sentence} className={late.sentence}>
                {sentence}
              </Panel>
            ))}
          </Stack>
        </Section>
      ) : null}
      {displayed.length > 1 ? (
        <Section tight aria-labelledby="common">
          <Title size={4} spaced id="common">
            In common
          </Title>
          <InCommon chosen={displayed} data={data} />
        </Section>
      ) : null}
      <Section tight aria-labelledby="everybody">
        <Title size={4} spaced id="everybody">
          Everybody by height
        </Title>
        <p className={styles.note}>
          Heights of Year 2. {addressed ? "Press a name to add or remove it, or " : ""}
          <Link to={unitsPath}>
            {addressed ? "look at their profiles" : "Look at their profiles"}
          </Link>
          .
        </p>
        <output className={styles.full}>
          {chosen.length >= MOST_COMPARED ? FULL_MESSAGE : ""}
        </output>
        <HeightList
          characters={characters}
          chosen={view.cnames}
          onToggle={addressed ? toggle : undefined}
        />
      </Section>
    </div>
  );
}

export const compareFragments = graphql`
  fragment CompareCharacter on Character {
    id: jsonId cname name
    names { ja kana zhHant }
    cv
    figure { address }
    ...IdolChoice
    unitRecord {
      id: jsonId name
      office { id: jsonId name }
    }
    clubs { key title }
    profile {
      height weight age ageText birthday blood hand interest stunt school class
      year1 { height weight age }
    }
  }
`;

interface UnknownNamesProps {
  view: CompareView;
  characters: readonly CompareCharacter[];
}

/** Unknown names in the address, each with suggestions. */
function UnknownNames({ view, characters }: UnknownNamesProps) {
  if (view.unknownNames.length === 0) return null;
  return (
    <div className={styles.unknown} role="alert">
      {view.unknownNames.map((written) => (
        <Cluster as="p" align="center" key={written}>
          No character is called “{written.slice(0, 40)}”. Did you mean{" "}
          {nearestNames(written, characters).map(({ cname, name }) => (
            <ChoiceLink
              key={cname}
              address={compareAddress([...view.cnames, cname], view)}
              isChosen={false}
            >
              {name}
            </ChoiceLink>
          ))}
        </Cluster>
      ))}
    </div>
  );
}
