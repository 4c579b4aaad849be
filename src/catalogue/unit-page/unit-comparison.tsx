import { Link } from "gatsby";
import { Panel, Section, Text, Title, VisuallyHidden } from "#src/ui/primitives/elements";
import { ageInWords } from "#lib/format/age";
import { formatBirthday } from "#lib/format/birthday";
import { isKnown, known } from "#lib/format/known";
import { characterPath, compareUnitPath } from "#lib/content/model/pages/paths";
import { Columns } from "#src/ui/primitives/columns/columns";
import * as styles from "./unit-comparison.late.module.css";
import { PROFILE_FACTS } from "#lib/profile/profile-facts";

const { birthday, age, height, blood } = PROFILE_FACTS;

type Member = Queries.UnitPageFragment["members"][number];

/** The members side by side. Omits figures with hardly any facts; needs at least two members. */
export function UnitComparison({ unit }: { unit: Queries.UnitPageFragment }) {
  const members = unit.members.filter(
    (member) => comparedValues(member).filter(isKnown).length > 1,
  );
  if (members.length < 2) return null;
  const omitted = unit.members.length - members.length;
  return (
    <Section tight aria-labelledby="side-by-side">
      <Title size={4} spaced id="side-by-side">
        Side by side
      </Title>
      <Panel
        as="section"
        shadow={2}
        className={styles.scroll}
        aria-label="Table of the members"
        tabIndex={0}
      >
        <table className={styles.table}>
          <Columns of={["Name", birthday.label, age.label, height.label, blood.short, "Voice"]} />
          <tbody>
            {members.map(({ id, cname, name, cv, profile }) => (
              <tr key={id} data-character={id}>
                <th scope="row">
                  <Link to={characterPath(cname)}>{name}</Link>
                </th>
                <Fact value={formatBirthday(profile.birthday)} />
                <Fact value={isKnown(profile.age) ? ageInWords(profile) : profile.age} />
                <Fact value={profile.height} measure={height.measure} />
                <Fact value={profile.blood} />
                <Fact value={cv} />
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Text size={3} soft className={styles.note}>
        <Link to={compareUnitPath(unit.id)}>Compare them in full</Link>. Ages and heights are those
        of Year 2.
        {omitted > 0 && ` Little has been published about the other ${omitted}.`}
      </Text>
    </Section>
  );
}

/** A cell. A dash stands for "unknown", which is too wide for a phone. */
function Fact({ value, measure }: { value: string; measure?: string }) {
  if (isKnown(value) || value === "???") return <td>{known(value, measure)}</td>;
  return (
    <td>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>unknown</VisuallyHidden>
    </td>
  );
}

const comparedValues = ({ cv, profile }: Member): string[] => [
  profile.birthday,
  profile.age,
  profile.height,
  profile.blood,
  cv,
];
